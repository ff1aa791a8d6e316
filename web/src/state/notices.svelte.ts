/** Short words to the player: shown for a while, read out by screen readers. */
export interface Notice {
  key: number;
  text: string;
  /** The rule behind it, which may be opened. */
  rule: string;
  game: string;
  /** Whether it speaks of the moment, and goes with it. */
  passing: boolean;
}

export const notices = $state<{ list: Notice[]; spoken: string; held: number; due: number; restart: number | null }>({ list: [], spoken: "", held: 0, due: 0, restart: null });
let count = 0;
export const SHOWN = 4000;

export function notice(text: string, { rule = "", game = "", passing = false }: Partial<Omit<Notice, "key" | "text">> = {}): void {
  const key = ++count;
  notices.list = [...notices.list.filter((one) => one.text !== text), { key, text, rule, game, passing }].slice(-3);
  setTimeout(() => dismiss(key), SHOWN);
}

/** Someone who points at a notice, or has the focus in it, is still reading it. */
export function dismiss(key: number): void {
  if (key === notices.held) notices.due = key;
  else notices.list = notices.list.filter((one) => one.key !== key);
}

export function hold(key: number): void {
  notices.held = key;
}

export function release(key: number): void {
  if (notices.held !== key) return;
  notices.held = 0;
  if (notices.due === key) dismiss(key);
}

/** What was to be done has been done, or somebody else's turn has come: what was said of it is past. */
export function pass(): void {
  notices.list = notices.list.filter((one) => !one.passing);
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
