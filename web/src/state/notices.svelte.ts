/** Short words to the player: shown for a while, read out by screen readers. */
export interface Notice {
  key: number;
  text: string;
  /** The rule behind it, which may be opened. */
  rule: string;
  game: string;
}

export const notices = $state<{ list: Notice[]; spoken: string }>({ list: [], spoken: "" });
let count = 0;
const SHOWN = 6000;
/** A reason with its rule takes longer to read. */
const REASON = 12_000;

export function notice(text: string, { rule = "", game = "" }: { rule?: string; game?: string } = {}): void {
  const key = ++count;
  notices.list = [...notices.list.filter((one) => one.text !== text), { key, text, rule, game }].slice(-3);
  setTimeout(() => dismiss(key), rule ? REASON : SHOWN);
}

export function dismiss(key: number): void {
  notices.list = notices.list.filter((one) => one.key !== key);
}

let heap: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say something to those who do not see it; what comes close together is said together. */
export function announce(text: string): void {
  heap.push(text);
  timer ??= setTimeout(() => {
    notices.spoken = heap.join(" ");
    heap = [];
    timer = undefined;
  }, 250);
}
