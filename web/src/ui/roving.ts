import { ready } from "./focus.ts";

/** Arrow keys walk among the buttons of a group, and between its rows where there are any; Tab enters and leaves it in one step; focus outlives what it was on. */
export function roving(node: HTMLElement, rows = ""): { destroy: () => void } {
  const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  const buttons = (): HTMLButtonElement[] => [...node.querySelectorAll<HTMLButtonElement>("button")];
  let at = 0;
  let inside = false;

  /** Exactly one button can be reached by Tab. */
  function mark(): void {
    const all = buttons();
    at = Math.max(0, Math.min(at, all.length - 1));
    for (const [i, button] of all.entries()) {
      const index = i === at ? 0 : -1;
      if (button.tabIndex !== index || !button.hasAttribute("tabindex")) button.tabIndex = index;
    }
  }
  /** The button above or below, in a row that may be shorter. */
  function beside(all: HTMLButtonElement[], step: number): number {
    const lines = [...node.querySelectorAll(rows)].map((row) => all.filter((one) => row.contains(one)));
    const line = lines.findIndex((one) => one.includes(all[at] as HTMLButtonElement));
    const next = lines[(line + step + lines.length) % lines.length] ?? [];
    const column = lines[line]?.indexOf(all[at] as HTMLButtonElement) ?? 0;
    return all.indexOf(next[Math.min(column, next.length - 1)] as HTMLButtonElement);
  }
  function entered(event: FocusEvent): void {
    inside = true;
    at = buttons().indexOf(event.target as HTMLButtonElement);
    mark();
  }
  function left(event: FocusEvent): void {
    if (event.relatedTarget instanceof Node && !node.contains(event.relatedTarget)) inside = false;
  }
  /** A card that had the focus was played: the next one has it now. */
  function changed(): void {
    mark();
    const next = buttons()[at];
    if (inside && next && document.activeElement === document.body) ready(next);
  }
  function press(event: KeyboardEvent): void {
    const all = buttons();
    if (!all.includes(document.activeElement as HTMLButtonElement)) return;
    if (event.key in moves) at = (at + (moves[event.key] ?? 0) + all.length) % all.length;
    else if (rows && event.key === "ArrowDown") at = beside(all, 1);
    else if (rows && event.key === "ArrowUp") at = beside(all, -1);
    else if (event.key === "Home") at = 0;
    else if (event.key === "End") at = all.length - 1;
    else return;
    event.preventDefault();
    all[at]?.focus();
  }

  const observer = new MutationObserver(changed);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("focusin", entered);
  node.addEventListener("focusout", left);
  node.addEventListener("keydown", press);
  mark();
  return {
    destroy() {
      observer.disconnect();
      node.removeEventListener("focusin", entered);
      node.removeEventListener("focusout", left);
      node.removeEventListener("keydown", press);
    },
  };
}
