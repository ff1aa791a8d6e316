/** This browser's subscription to messages that come while the page is closed. */
import type { NewBrowser } from "../generated/wire.ts";

export const able = (): boolean => "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** Subscribe; null if the person or the browser does not let us. */
export async function subscribe(key: string): Promise<NewBrowser | null> {
  if ((await Notification.requestPermission()) !== "granted") return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  await old?.unsubscribe(); // it may be for another key
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const { endpoint = "", keys = {} } = made.toJSON();
  return { endpoint, p256dh: keys["p256dh"] ?? "", auth: keys["auth"] ?? "" };
}
