/** Movement by transforms only: a card comes from a spot and goes to one. */
import type { TransitionConfig } from "svelte/transition";
import { still } from "../state/settings.svelte.ts";
import { spot, zoom } from "../state/spots.ts";
import { FLY } from "../plan/beats.ts";

const ease = (t: number): number => 1 - (1 - t) ** 3;

function between(node: Element, names: readonly string[], end: number): TransitionConfig {
  const other = names.map(spot).find((rect) => rect !== undefined);
  if (still() || !other || document.hidden) return { duration: 0 };
  const here = node.getBoundingClientRect();
  const dx = (other.left + other.width / 2 - (here.left + here.width / 2)) / zoom(node);
  const dy = (other.top + other.height / 2 - (here.top + here.height / 2)) / zoom(node);
  const scale = Math.min(1, Math.max(0.35, other.width / (here.width || 1)));
  return {
    duration: FLY,
    easing: ease,
    css: (t, u) =>
      `translate: ${dx * u}px ${dy * u}px; scale: ${1 - (1 - scale) * u}; opacity: ${end + (1 - end) * Math.min(1, t * 2)}`,
  };
}

/** A thing arrives from the first of these spots that is known. */
export function arrive(node: Element, { from }: { from: readonly string[] }): TransitionConfig {
  return between(node, from, 1);
}

/** A thing leaves for a spot. */
export function depart(node: Element, { to }: { to: string | null }): TransitionConfig {
  return to === null ? { duration: 0 } : between(node, [to], 0.2);
}

/** A thing appears where it is. */
export function appear(_node: Element, { delay = 0 }: { delay?: number } = {}): TransitionConfig {
  if (still() || document.hidden) return { duration: 0 };
  return { duration: 220, delay, easing: ease, css: (t, u) => `opacity: ${t}; translate: 0 ${u * 10}px` };
}
