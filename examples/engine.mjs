// A bot in another language: reads JSON lines on stdin, answers on stdout. Plays its lowest legal card.
// Run it for a server with: kibitz bots --server URL --engine "node engine.mjs"
import { createInterface } from "node:readline";

const say = (message) => process.stdout.write(JSON.stringify(message) + "\n");

/** The number in an action such as "play G13" or "up 17"; actions without one count as 0. */
const value = (action) => Number(action.match(/(\d+)$/)?.[1] ?? 0);

/** Low cards first; in Face to Face the smallest step on an own pile, ending the turn as soon as possible. */
function choose(view, legal) {
  if (view.game === "face-to-face") {
    if (legal.includes("end")) return "end";
    const tops = view.tops[view.viewer];
    const step = (action) => {
      const [pile, card] = action.split(" ");
      if (pile.startsWith("opp")) return 100;
      return pile === "up" ? Number(card) - tops.up : tops.down - Number(card);
    };
    return [...legal].sort((a, b) => step(a) - step(b))[0];
  }
  return [...legal].sort((a, b) => value(a) - value(b))[0];
}

for await (const line of createInterface({ input: process.stdin })) {
  if (!line.trim()) continue;
  const message = JSON.parse(line);
  if (message.type === "hello") say({ type: "hello", name: "low-card", games: ["nyet", "face-to-face"] });
  else if (message.type === "go") say({ type: "choice", id: message.id, action: choose(message.view, message.legal) });
  else if (message.type === "quit") process.exit(0);
}
