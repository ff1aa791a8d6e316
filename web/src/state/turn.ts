/** "Your turn", for someone who looks elsewhere: the favicon, a sound, a notification. */
import type { Settings } from "./settings.svelte.ts";
import { play } from "./sound.ts";

let on = false;
let note: Notification | null = null;

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

export function alertTurn(words: string, game: string, settings: Settings): void {
  if (on) return;
  on = true;
  icon()?.setAttribute("href", "/icon-turn.svg");
  play("turn");
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    note = new Notification(words, { body: game, icon: "/icon.svg", tag: "kibitz-turn" });
    note.onclick = () => window.focus();
  }
}

export function calmTurn(): void {
  if (!on) return;
  on = false;
  icon()?.setAttribute("href", "/icon.svg");
  note?.close();
  note = null;
}
