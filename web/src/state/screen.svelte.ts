/** How much room there is, as far as the layout must know. */
const wide = matchMedia("(min-width: 1000px) and (min-height: 560px)");
const three = matchMedia("(min-width: 1200px) and (min-height: 560px)");
const short = matchMedia("(max-height: 559px) and (min-width: 640px)");
const low = matchMedia("(max-height: 720px)");
/** `wide`: room beside the table; `three`: on both sides; `short`: a phone on its side; `low`: a small phone. */
export const screen = $state({ wide: wide.matches, three: three.matches, short: short.matches, low: low.matches });
wide.addEventListener("change", () => (screen.wide = wide.matches));
three.addEventListener("change", () => (screen.three = three.matches));
short.addEventListener("change", () => (screen.short = short.matches));
low.addEventListener("change", () => (screen.low = low.matches));
