/** What is to be done next takes the focus once all is drawn, unless someone is writing or using a control elsewhere. */
export function ready(node: HTMLElement): void {
  setTimeout(() => {
    const at = document.activeElement;
    if (!at || at === document.body || at.id === "main") node.focus({ preventScroll: true });
  });
}
