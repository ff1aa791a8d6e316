import { zoom } from "../../../state/spots.ts";

/** Dragging a card to a pile with finger, pen or mouse; a short press stays a tap. */
interface Drag {
  enabled: boolean;
  start: () => void;
  drop: (pile: string) => void;
}

const SLACK = 8;

export function dragging(node: HTMLElement, options: Drag): { update: (next: Drag) => void; destroy: () => void } {
  let now = options;
  let origin: { x: number; y: number } | null = null;
  let moving = false;

  function down(event: PointerEvent) {
    if (!now.enabled || event.button !== 0) return;
    origin = { x: event.clientX, y: event.clientY };
    node.setPointerCapture(event.pointerId);
  }
  function move(event: PointerEvent) {
    if (!origin) return;
    const dx = event.clientX - origin.x;
    const dy = event.clientY - origin.y;
    if (!moving && Math.hypot(dx, dy) < SLACK) return;
    if (!moving) now.start();
    moving = true;
    node.style.transform = `translate(${dx / zoom(node)}px, ${dy / zoom(node)}px) scale(1.05)`;
    node.style.zIndex = "20";
    node.style.position = "relative";
  }
  function up(event: PointerEvent) {
    if (moving) {
      const under = document.elementsFromPoint(event.clientX, event.clientY).map((element) => element.closest<HTMLElement>("[data-pile]"));
      const pile = under.find((element) => element !== null)?.dataset["pile"];
      if (pile) now.drop(pile);
      node.addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => node.removeEventListener("click", swallow, { capture: true }), 0);
    }
    reset();
  }
  function swallow(event: Event) {
    event.stopImmediatePropagation();
    event.preventDefault();
  }
  function reset() {
    origin = null;
    moving = false;
    node.style.transform = "";
    node.style.zIndex = "";
    node.style.position = "";
  }

  node.addEventListener("pointerdown", down);
  node.addEventListener("pointermove", move);
  node.addEventListener("pointerup", up);
  node.addEventListener("pointercancel", reset);
  return {
    update: (next) => (now = next),
    destroy: () => {
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("pointermove", move);
      node.removeEventListener("pointerup", up);
      node.removeEventListener("pointercancel", reset);
    },
  };
}
