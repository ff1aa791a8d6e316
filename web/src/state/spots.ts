/** Where things are on the screen before a change, so that what moves can start from there and nothing is measured twice. */
const remembered = new Map<string, DOMRect>();
let drawn = 1;

/** Note where every named thing is now. */
export function remember(): void {
  remembered.clear();
  drawn = zoom(document.body);
  for (const element of document.querySelectorAll<HTMLElement>("[data-spot]")) {
    const name = element.dataset["spot"];
    const rect = element.getBoundingClientRect();
    if (name && rect.width) remembered.set(name, rect);
  }
}

/** Where a named thing was before the change; or is, if it has only come with it. */
export function spot(name: string): DOMRect | undefined {
  const before = remembered.get(name);
  if (before) return before;
  const rect = document.querySelector(`[data-spot="${name}"]`)?.getBoundingClientRect();
  return rect?.width ? rect : undefined;
}

/** Where a named thing was before the change; measures nothing. */
export const spotBefore = (name: string): DOMRect | undefined => remembered.get(name);

/** How much larger the page is drawn than its own measures say, on very large screens. */
export function zoom(node: Element): number {
  return (node as Element & { currentCSSZoom?: number }).currentCSSZoom ?? 1;
}

export const zoomBefore = (): number => drawn;
