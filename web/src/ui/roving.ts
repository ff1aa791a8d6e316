import { ready } from "./focus.ts";

/** Arrow keys walk among the buttons of a group; Tab enters and leaves it in one step; focus outlives what it was on. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  const buttons = (): HTMLButtonElement[] => [...node.querySelectorAll<HTMLButtonElement>("button")];
  let at = 0;
  let inside = false;

  /** Exactly one button can be reached by Tab. */
  function mark(): void {
    const all = buttons();
    at = Math.max(0, Math.min(at, all.length - 1));
    for (const [i, button] of all.entries()) button.tabIndex = i === at ? 0 : -1;
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
