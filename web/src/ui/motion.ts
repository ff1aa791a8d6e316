/** Movement by transforms only, which the browser draws beside everything else: a thing comes from a spot and goes to one. */
import type { TransitionConfig } from "svelte/transition";
import { still } from "../state/settings.svelte.ts";
import { spotBefore, zoomBefore } from "../state/spots.ts";
import { FLY } from "../plan/beats.ts";

const EASE = "cubic-bezier(0.22, 0.8, 0.28, 1)";
const SLIDE = 240;
/** A hand closes once the card that leaves it is on its way. */
const CLOSES = 50;
const APPEAR = 220;

/** From the place `at` to the first of the other spots that is known, as keyframes; none if nothing is to move. */
function way(at: string, names: readonly string[]): Keyframe | null {
  if (still() || document.hidden) return null;
  const here = spotBefore(at);
  const other = names.map(spotBefore).find((rect) => rect !== undefined);
  if (!here || !other) return null;
  const dx = (other.left + other.width / 2 - (here.left + here.width / 2)) / zoomBefore();
  const dy = (other.top + other.height / 2 - (here.top + here.height / 2)) / zoomBefore();
  const scale = Math.min(1, Math.max(0.35, other.width / here.width));
  return { translate: `${dx}px ${dy}px`, scale: String(scale) };
}

const HERE: Keyframe = { translate: "0 0", scale: "1" };

/** A thing arrives at the spot `at` from the first of these spots that is known. */
export function arrive(node: Element, { from, at }: { from: readonly string[]; at: string }): TransitionConfig {
  const start = way(at, from);
  if (start) node.animate([start, HERE], { duration: FLY, easing: EASE });
  return { duration: 0 };
}

/** A thing that is new comes from a spot that was there before; it is measured where it stands. */
export function flyIn(node: Element, { from }: { from: string }): TransitionConfig {
  const start = spotBefore(from);
  if (!start || still() || document.hidden) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const dx = (start.left + start.width / 2 - (here.left + here.width / 2)) / zoomBefore();
  const dy = (start.top + start.height / 2 - (here.top + here.height / 2)) / zoomBefore();
  node.animate([{ translate: `${dx}px ${dy}px` }, { translate: "0 0" }], { duration: FLY, easing: EASE });
  return { duration: 0 };
}

/** A thing leaves the spot `at` for the first of these spots that is known, or a little later than others. */
export function depart(node: Element, { to, at, delay = 0 }: { to: readonly string[]; at: string; delay?: number }): TransitionConfig {
  const end = way(at, to);
  if (!end) return { duration: 0 };
  node.animate([{ ...HERE, opacity: 1 }, { opacity: 1, offset: 0.5 }, { ...end, opacity: delay ? 1 : 0.2 }], { duration: FLY, delay, easing: EASE, fill: "forwards" });
  return { duration: FLY + delay };
}

/** A stamp comes down hard, once what it marks is there. */
export function stamp(node: Element): TransitionConfig {
  if (!still() && !document.hidden) node.animate([{ opacity: 0, scale: "2.4" }, { opacity: 1, scale: "0.92", offset: 0.7 }, { opacity: 1, scale: "1" }], { duration: 240, delay: FLY - 60, easing: "ease-in", fill: "backwards" });
  return { duration: 0 };
}

/** A thing appears where it is. */
export function appear(node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (!still() && !document.hidden) node.animate([{ opacity: 0, translate: "0 10px" }, { opacity: 1, translate: "0 0" }], { duration: APPEAR, delay, easing: EASE, fill: "backwards" });
  return { duration: 0 };
}

const slides: (() => void)[] = [];

/** Things that make room for each other slide together. */
function together(begin: () => void): void {
  if (slides.push(begin) > 1) return;
  setTimeout(() => {
    for (const one of slides.splice(0)) one();
  }, CLOSES);
}

/** A thing slides whenever its place changes; where it was is known, so nothing is measured. */
export function slide(node: HTMLElement, place: string): { update: (next: string) => void } {
  let wanted = place;
  node.style.transform = place;
  function begin() {
    if (!still() && !document.hidden) node.animate([{ transform: place }, { transform: wanted }], { duration: SLIDE, easing: EASE });
    place = wanted;
    node.style.transform = place;
  }
  return {
    update(next) {
      if (next === wanted) return;
      const waits = wanted !== place;
      wanted = next;
      if (still()) begin();
      else if (!waits) together(begin);
    },
  };
}
