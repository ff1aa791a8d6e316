/** Arrow keys walk among the buttons of a group; Tab enters and leaves it in one step. */
export function roving(node: HTMLElement): { destroy: () => void } {
  const moves: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };
  function press(event: KeyboardEvent) {
    const buttons = [...node.querySelectorAll<HTMLButtonElement>("button")];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    if (at < 0) return;
    let next = at;
    if (event.key in moves) next = (at + (moves[event.key] ?? 0) + buttons.length) % buttons.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = buttons.length - 1;
    else return;
    event.preventDefault();
    for (const [i, button] of buttons.entries()) button.tabIndex = i === next ? 0 : -1;
    buttons[next]?.focus();
  }
  node.addEventListener("keydown", press);
  return { destroy: () => node.removeEventListener("keydown", press) };
}
