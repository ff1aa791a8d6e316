/** Whether nothing in particular has the focus: what had it is gone, or the table as a whole has it. */
function free(): boolean {
  const at = document.activeElement;
  return !at || at === document.body || at.id === "main";
}

/** What is to be done next takes the focus once all is drawn, unless someone is writing or using a control elsewhere. */
export function ready(node: HTMLElement): void {
  setTimeout(() => {
    if (free()) node.focus({ preventScroll: true });
  });
}
