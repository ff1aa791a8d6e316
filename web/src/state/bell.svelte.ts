/** What waits for me; the same behind the bell of every page. */
import type { NoticeList } from "../generated/wire.ts";
import * as wire from "../wire/notices.ts";

export const bell = $state<{ held: NoticeList }>({ held: { waiting: 0, notices: [] } });

/** One question at a time, so that an older answer never covers a newer one. */
let asking: Promise<void> = Promise.resolve();
function ask(question: () => Promise<NoticeList>): Promise<void> {
  const answered = asking.then(question).then((list) => void (bell.held = list));
  asking = answered.catch(() => undefined);
  return answered;
}

/** Look what is new; a page that nobody sees does not ask. */
export async function look(): Promise<void> {
  if (document.visibilityState === "visible") await ask(wire.list).catch(() => undefined);
}

export const see = (number: number, through = false): Promise<void> => ask(() => wire.see(number, through));
