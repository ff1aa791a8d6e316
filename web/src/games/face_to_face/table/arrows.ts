/** Arrow keys walk from pile to pile, to the nearest in their direction; Tab still reaches each. */
const WAYS: Record<string, readonly [number, number]> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function arrows(node: HTMLElement): { destroy: () => void } {
  const centre = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  function press(event: KeyboardEvent): void {
    const way = WAYS[event.key];
    const from = document.activeElement?.closest("[data-pile]");
    if (!way || !from) return;
    const here = centre(from);
    const ahead = [...node.querySelectorAll<HTMLElement>("[data-pile]")]
      .map((one) => ({ one, dx: centre(one).x - here.x, dy: centre(one).y - here.y }))
      .filter(({ dx, dy }) => dx * way[0] + dy * way[1] > 1)
      .sort((a, b) => Math.hypot(a.dx, a.dy) - Math.hypot(b.dx, b.dy));
    event.preventDefault();
    ahead[0]?.one.focus();
  }
  node.addEventListener("keydown", press);
  return { destroy: () => node.removeEventListener("keydown", press) };
}
