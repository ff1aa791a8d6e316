/** A swipe to the side on a phone: on to the next, or back. */
const FAR = 60;

export function swiped(node: HTMLElement, move: (by: 1 | -1) => void): { update: (to: typeof move) => void; destroy: () => void } {
  let from: { x: number; y: number } | null = null;
  const begin = (event: TouchEvent): void => {
    const touch = event.touches[0];
    from = touch && event.touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const end = (event: TouchEvent): void => {
    const touch = event.changedTouches[0];
    if (!from || !touch) return;
    const [dx, dy] = [touch.clientX - from.x, touch.clientY - from.y];
    from = null;
    if (Math.abs(dx) > FAR && Math.abs(dx) > 2 * Math.abs(dy)) move(dx < 0 ? 1 : -1);
  };
  node.addEventListener("touchstart", begin, { passive: true });
  node.addEventListener("touchend", end, { passive: true });
  return {
    update: (to) => (move = to),
    destroy: () => {
      node.removeEventListener("touchstart", begin);
      node.removeEventListener("touchend", end);
    },
  };
}
