/** A sentence about a thing, beside it: while the pointer rests on it, while it has the focus, or at a long press. */
import { zoom } from "../state/spots.ts";

/** What to say, or how to find out when it is wanted; nothing is shown for an empty text. */
export type Tip = string | (() => string);

const RESTS = 350;
const LONG = 450;
/** How long a tip stays after the finger has left. */
const STAYS = 2500;
/** A finger that moves further than this scrolls. */
const SLIP = 10;
const GAP = 8;
const ID = "tip";

let bubble: HTMLElement | undefined;
let shownFor: HTMLElement | undefined;
let waitsFor: HTMLElement | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function show(node: HTMLElement, tip: Tip): void {
  hide();
  const text = typeof tip === "string" ? tip : tip();
  if (!text || !node.isConnected) return;
  bubble ??= Object.assign(document.createElement("div"), { id: ID, className: "tip", role: "tooltip", popover: "manual" });
  bubble.textContent = text;
  // Within the part of the page it speaks of, so that it stays in its landmark, and alive while a dialog is open.
  (node.closest("dialog, main, header, aside") ?? document.body).append(bubble);
  bubble.showPopover();
  place(bubble, node);
  node.setAttribute("aria-describedby", ID);
  shownFor = node;
}

/** Above the thing where there is room, else below it; within the window. */
function place(tip: HTMLElement, node: HTMLElement): void {
  const scale = zoom(tip);
  const at = node.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left + at.width / 2 - width / 2, innerWidth - width - GAP));
  const above = at.top - height - GAP;
  const top = above >= 0 ? above : Math.min(at.bottom + GAP, innerHeight - height);
  tip.style.translate = `${left / scale}px ${top / scale}px`;
}

function hide(): void {
  clearTimeout(timer);
  waitsFor = undefined;
  shownFor?.removeAttribute("aria-describedby");
  shownFor = undefined;
  bubble?.remove();
}

/** Escape closes the tip, and only the tip. */
function escape(event: KeyboardEvent): void {
  if (event.key !== "Escape" || !shownFor) return;
  hide();
  event.stopPropagation();
  event.preventDefault();
}
if (typeof window !== "undefined") window.addEventListener("keydown", escape, { capture: true });

function soon(node: HTMLElement, tip: Tip, delay: number): void {
  clearTimeout(timer);
  waitsFor = node;
  timer = setTimeout(show, delay, node, tip);
}

/** Says what a thing is or does. A long press only asks: it is no click. */
export function tip(node: HTMLElement, says: Tip): { update: (next: Tip) => void; destroy: () => void } {
  let text = says;
  let touched: { x: number; y: number } | null = null;
  /** The finger has asked, so it does not act as well. */
  let asked = false;
  const mine = () => shownFor === node;

  const listeners: { [name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[name]) => void } = {
    pointerenter: ({ pointerType }) => pointerType === "mouse" && soon(node, text, RESTS),
    pointerleave: ({ pointerType }) => pointerType === "mouse" && hide(),
    pointerdown: ({ pointerType, clientX, clientY }) => {
      hide();
      asked = false;
      if (pointerType === "mouse") return;
      touched = { x: clientX, y: clientY };
      soon(node, text, LONG);
    },
    pointermove: ({ clientX, clientY }) => {
      if (touched && !mine() && Math.hypot(clientX - touched.x, clientY - touched.y) > SLIP) hide();
    },
    pointerup: () => {
      asked = touched !== null && mine();
      touched = null;
      if (asked) timer = setTimeout(hide, STAYS);
      else clearTimeout(timer);
    },
    pointercancel: hide,
    contextmenu: (event) => (event as PointerEvent).pointerType === "touch" && event.preventDefault(),
    focus: () => node.matches(":focus-visible") && show(node, text),
    blur: () => mine() && hide(),
  };
  function click(event: Event): void {
    if (!asked) return mine() ? hide() : undefined;
    asked = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  for (const [name, listener] of Object.entries(listeners)) node.addEventListener(name, listener as EventListener);
  node.addEventListener("click", click, { capture: true });
  return {
    update(next) {
      text = next;
      if (mine()) show(node, text);
    },
    destroy() {
      if (mine() || waitsFor === node) hide();
      for (const [name, listener] of Object.entries(listeners)) node.removeEventListener(name, listener as EventListener);
      node.removeEventListener("click", click, { capture: true });
    },
  };
}
