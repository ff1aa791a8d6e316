/** Where things were on the screen before a change, so that what moves can start from there. */
const remembered = new Map<string, DOMRect>();

/** Note where every named thing is now. */
export function remember(): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = element.dataset["spot"];
    const rect = element.getBoundingClientRect();
    if (name && rect.width) remembered.set(name, rect);
  }
}

/** Where a named thing is, or was last seen. */
export function spot(name: string): DOMRect | undefined {
  const rect = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
  return rect?.width ? rect : remembered.get(name);
}

/** How much larger the page is drawn than its own measures say, on very large screens. */
export function zoom(node: Element): number {
  return (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}
