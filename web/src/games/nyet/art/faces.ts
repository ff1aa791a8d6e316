/** What is drawn on cards, once for all of them: as images, so that a card costs the browser a box and two words. */
import { CROWN, SHAPES } from "./shapes.ts";

type Colour = keyof typeof SHAPES;

const picture = (size: number, body: string, height = size): string =>
  `url("data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${height}">${body}</svg>`)}")`;

const suit = (colour: Colour, fill: string, opacity = 1): string => picture(24, `<path fill="${fill}" fill-opacity="${opacity}" d="${SHAPES[colour]}"/>`);

/** Small dots around a card: a 1 is worth something. */
const frame = (stroke: string): string =>
  picture(100, `<rect x="5.5" y="5.5" width="89" height="139" rx="9" fill="none" stroke="${stroke}" stroke-width="2" stroke-dasharray="1 5" stroke-linecap="round"/>`, 150);

/** A round badge with an arrow up, or with a crown. */
const trump = (tone: string, ivory: string): string => picture(34, `<circle fill="${tone}" cx="17" cy="17" r="14"/><path fill="${ivory}" d="M17 8.5l7.5 9.5h-4.6v6.5h-5.8V18H9.5z"/>`);
const supertrump = (tone: string, ivory: string, rim: string): string =>
  picture(34, `<circle fill="${tone}" stroke="${rim}" stroke-width="3" cx="17" cy="17" r="14"/><path fill="${ivory}" transform="translate(6.8 11) scale(0.85)" d="${CROWN}"/>`);

function rules(colour: Colour, token: (name: string) => string): string {
  const [tone, fill, on, ivory] = [token(`--${colour}`), token(`--${colour}-fill`), token(`--${colour}-on`), token("--ivory")];
  const decks = { "": `${suit(colour, fill)},${suit(colour, fill, 0.9)}`, ".solid": `${suit(colour, on)},${suit(colour, on, 0.28)}` };
  const ranks = { "": "none", ".trump": trump(tone, ivory), ".super": supertrump(tone, ivory, fill) };
  const made = Object.entries(decks).flatMap(([deck, suits]) => Object.entries(ranks).map(([rank, badge]) => `.face.${colour}${deck}${rank}{background-image:${badge},${suits}}`));
  const frames = `.face.${colour}.one::before{background:${frame(fill)}}.face.${colour}.solid.one::before{background:${frame(on)}}`;
  return made.join("") + frames;
}

/** Have the cards of the page drawn, in the colours its style names. */
export function drawFaces(): void {
  const style = getComputedStyle(document.documentElement);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync((Object.keys(SHAPES) as Colour[]).map((colour) => rules(colour, (name) => style.getPropertyValue(name).trim())).join(""));
  document.adoptedStyleSheets.push(sheet);
}
