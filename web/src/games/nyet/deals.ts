/** Whether the cards of a game of Nyet! follow from its seed. */
import type { NyetEvent, NyetView } from "../../generated/wire.ts";
import { Stream } from "../../replay/stream.ts";
import type { Deals } from "../module.ts";

const place = (card: string): number => "BRYG".indexOf(card[0] ?? "") * 100 + Number(card.slice(1));

/** Every round's cards, sorted as the deck is listed, shuffled and dealt again from the dealer's left. */
export const deals: Deals<NyetView, NyetEvent> = (seed, _, events) =>
  events.every((event) => {
    if (event.type !== "dealt") return true;
    const hands = event.hands.map((hand) => hand ?? []);
    const deck = [...hands.flat(), ...(event.aside ?? [])].sort((a, b) => place(a) - place(b));
    const cards = new Stream(seed, `nyet/round/${event.round}`).shuffle(deck);
    const first = event.round === 1 ? new Stream(seed, "nyet/dealer").below(hands.length) : event.dealer;
    return (
      first === event.dealer &&
      hands.every((hand, seat) => {
        const start = (seat - event.dealer - 1 + 2 * hands.length) % hands.length;
        const mine = hand.map((_, i) => cards[start + i * hands.length] ?? "").sort((a, b) => place(a) - place(b));
        return mine.join() === [...hand].sort((a, b) => place(a) - place(b)).join();
      })
    );
  });
