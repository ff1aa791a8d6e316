/** How much room there is, as far as the layout must know. */
const wide = matchMedia("(min-width: 1000px) and (min-height: 560px)");
const short = matchMedia("(max-height: 559px) and (min-width: 640px)");
const low = matchMedia("(max-height: 720px)");
export const screen = $state({ wide: wide.matches, short: short.matches, low: low.matches });
wide.addEventListener("change", () => (screen.wide = wide.matches));
short.addEventListener("change", () => (screen.short = short.matches));
low.addEventListener("change", () => (screen.low = low.matches));
