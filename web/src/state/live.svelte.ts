/** One live table as this browser knows it: the table, the view, the draft, and whether the line stands. */
import { notice, notices } from "./notices.svelte.ts";
import type { ChatLine, Hello, HintGiven, Plan, Refused, ServerMessage, TableInfo, Update } from "../generated/wire.ts";
import { characterOf, CHARACTERS, type Character } from "../art/characters.ts";
import { loadGame } from "../games/load.ts";
import type { GameModule } from "../games/module.ts";
import type { AnyEvent, AnyView } from "../plan/beats.ts";
import { undone, type Sentence } from "../plan/narrate.ts";
import { untrack } from "svelte";
import { t } from "../i18n/i18n.svelte.ts";
import { personName } from "../i18n/names.ts";
import { told, unrolled } from "../replay/film.ts";
import * as http from "../wire/http.ts";
import { patched } from "../wire/patch.ts";
import { TableSocket, type Wish } from "../wire/socket.ts";
import { reason } from "./choices.ts";
import { Director } from "./director.svelte.ts";
import { OwnPart, type Trouble } from "./shuffle.ts";
import { sideOf, type Side } from "./sides.ts";
import { play } from "./sound.ts";
import type { Hint, Player } from "./table.ts";

export interface LogLine {
  key: number;
  sentence: Sentence;
  /** The side of who it is about. */
  side: Side;
}

const LOG_LENGTH = 1000;
const BUBBLE = 5000;
/** Messages nobody means to send. */
const SILENT = new Set<Wish["type"]>(["ping", "commit", "contribute"]);

export class LiveTable {
  /** The game's own side of the page, once it is loaded. */
  game = $state.raw<GameModule | null>(null);
  director = $state.raw<Director | null>(null);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<AnyView | null>(null);
  viewer = $state.raw<Hello["viewer"]>("spectator");
  draft = $state.raw<string[]>([]);
  /** What I have planned. */
  plan = $state.raw<Plan | null>(null);
  line = $state<"connecting" | "live" | "lost" | "none">("connecting");
  /** Why there is no way in. */
  closed = $state("");
  /** Whether the browser says that there is no network. */
  offline = $state(!navigator.onLine);
  /** What was sent and has not been confirmed. */
  queue = $state.raw<ReadonlyMap<string, Wish>>(new Map());
  /** What was said before what the table still knows by heart. */
  earlier = $state.raw<readonly ChatLine[]>([]);
  pending = $state<string | null>(null);
  log = $state.raw<LogLine[]>([]);
  bubbles = $state<Record<number, { text: string; reaction: string }>>({});
  invitation = $state("");
  /** Whether the host took me off a seat. */
  removed = $state(false);
  /** What is wrong with the shuffle. */
  trouble = $state<Trouble | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** All that was said of the position so far. */
  advice = $state.raw<HintGiven | null>(null);
  /** Server's clock minus ours. */
  offset = 0;
  refused: (refusal: Refused) => void = () => {};
  said: (sentence: Sentence) => void = () => {};
  #socket: TableSocket;
  #acts = new Map<string, string>();
  #loading = false;
  /** What happened before there was anyone to show it. */
  #early: AnyEvent[] = [];
  #count = 0;
  /** The table's sequence number when this page came. */
  #came = -1;
  readonly #part = new OwnPart((wish) => this.send(wish), (trouble) => (this.trouble = trouble));

  constructor(readonly id: string) {
    addEventListener("online", this.#network);
    addEventListener("offline", this.#network);
    this.#socket = new TableSocket(id, {
      heard: (message) => this.#heard(message),
      connected: (on) => {
        this.line = on ? "live" : this.line === "connecting" ? "connecting" : "lost";
      },
      closed: (code) => {
        this.line = "none";
        this.closed = code;
      },
    });
  }

  #network = (): void => {
    this.offline = !navigator.onLine;
  };

  /** Whether advice is under way. */
  readonly asking = $derived([...this.queue.values()].some((wish) => wish.type === "hint"));
  readonly players = $derived.by<Player[]>(() => (this.info ? playersOf(this.info) : []));

  send(wish: Wish): string {
    const id = this.#socket.send(wish);
    if (!SILENT.has(wish.type)) this.queue = new Map(untrack(() => this.queue)).set(id, wish);
    return id;
  }

  act(action: string): void {
    this.#forgetAdvice();
    this.pending = action;
    this.#acts.set(this.send({ type: "act", action }), action);
  }

  /** Ask for advice, one degree further than before; not again while that is under way. */
  askHint(): void {
    if (!this.asking) this.send({ type: "hint", degree: Math.min(3, (this.advice?.degree ?? 0) + 1) });
  }

  /** Choose what to do at my turn; the same again takes it back. */
  premove(action: string): void {
    this.planTurn(() => (this.plan?.lines[0] === action ? [] : [action]));
  }

  /** Change what I have chosen for my turn; what is on its way counts already. */
  planTurn(change: (lines: readonly string[]) => readonly string[]): void {
    this.send({ type: "plan", lines: [...change(this.#planning.at(-1)?.lines ?? this.plan?.lines ?? [])], once: true });
  }

  get #planning(): Extract<Wish, { type: "plan" }>[] {
    return [...this.queue.values()].filter((wish) => wish.type === "plan");
  }

  /** Come anew under another name. */
  renew(): void {
    this.#socket.renew();
  }

  end(): void {
    removeEventListener("online", this.#network);
    removeEventListener("offline", this.#network);
    this.#socket.end();
  }

  /** Say something, and write it down. */
  tell(sentence: Sentence, shown: AnyView | null = this.view): void {
    this.log = [...this.log, this.#line(sentence, shown)].slice(-LOG_LENGTH);
    this.said(sentence);
  }

  #line(sentence: Sentence, shown: AnyView | null): LogLine {
    return { key: ++this.#count, sentence, side: shown ? sideOf(shown, sentence.seats?.["who"] ?? -1) : "" };
  }

  /** Write down what happened before this page came; what it cannot fetch now it does without. */
  async #recall(): Promise<void> {
    if (!this.view || !this.game || this.#came < 0) return;
    const until = this.#came;
    this.#came = -1;
    const history = await http.history(this.id, until).catch(() => null);
    if (!history) return;
    const film = unrolled(history);
    const lines = told(film, this.game).flatMap((sentences, step) => sentences.map((sentence) => this.#line(sentence, film.views[step] ?? null)));
    this.log = [...lines, ...this.log].slice(-LOG_LENGTH);
  }

  /** All that was said at the table. */
  async recallChat(): Promise<void> {
    if (!this.info?.chat[0] || this.earlier.length) return;
    const all = await http.chatLog(this.id).catch(() => null);
    const first = this.info?.chat[0]; // whom one hears may have changed meanwhile
    this.earlier = all && first ? all.lines.filter((line) => line[1] < first[1]) : [];
  }

  /** Fetch what shows this game; meanwhile the table goes on. */
  async #load(name: string): Promise<void> {
    if (this.#loading) return;
    this.#loading = true;
    const game = await loadGame(name).catch(() => null);
    if (!game) {
      this.#socket.end();
      this.line = "none";
      this.closed = "offline";
      return;
    }
    const director = new Director(game.plan);
    director.say = (event, shown) => {
      const sentence = game.narrate(event, shown);
      if (sentence) this.tell(sentence, shown);
    };
    this.game = game;
    this.director = director;
    void this.#recall();
    if (this.view) director.play(this.#early, this.view);
  }

  #heard(message: ServerMessage): void {
    switch (message.type) {
      case "hello":
        return this.#hello(message);
      case "update":
        return this.#update(message);
      case "ack":
        this.#part.answered(message.id, "");
        return this.#answered(message.id);
      case "refused":
        this.#answered(message.id);
        return this.#part.answered(message.id, message.code) ? undefined : this.refused(message);
      case "hint":
        this.#answered(message.id);
        this.advice = message;
        this.hint = message.action ? { action: message.action, bot: message.bot } : null;
        return;
      case "pong":
        this.offset = message.now - Date.now();
        return;
      case "restart":
        notices.restart = message.at;
        return;
      case "bye":
        return;
    }
  }

  #hello(hello: Hello): void {
    this.offset = hello.now - Date.now();
    this.info = hello.table;
    this.invitation = hello.invitation ?? "";
    this.removed = hello.removed ?? false;
    this.earlier = [];
    this.draft = hello.draft ?? [];
    this.plan = hello.plan ?? null;
    const same = this.view !== null && this.viewer === hello.viewer;
    this.viewer = hello.viewer;
    if (!this.view && hello.view) this.#came = hello.seq;
    this.#shuffle();
    this.view = hello.view ?? null;
    void this.#load(hello.table.game);
    if (!this.view) return;
    void this.#recall();
    if (same && hello.missed?.length) this.#happened(hello.missed, this.view);
    else this.director?.show(this.view);
  }

  /** Everyone with a seat takes part in the shuffle, and checks that it's done as promised. */
  #shuffle(): void {
    if (this.info && typeof this.viewer === "number") void this.#part.follow(this.info, this.viewer);
  }

  #update(update: Update): void {
    if (update.table) {
      const before = this.info?.chat.length ?? 0;
      if (this.info) this.info = patched(this.info, update.table);
      this.#shuffle();
      for (const [seat, , text, reaction] of update.table.push?.["chat"] ? (this.info?.chat.slice(before) ?? []) : []) if (seat !== null) this.#bubble(seat, text, reaction ?? "");
    }
    if (update.draft) {
      if (update.draft.length > this.draft.length) play("card");
      this.draft = update.draft;
    }
    if (update.plan !== undefined) {
      const before = this.plan?.once ? this.plan.lines[0] : undefined;
      const why = before && this.view && !update.plan && reason(this.view, before);
      const left = before && this.view && !update.plan && !update.draft && !update.events && !this.#planning.length ? this.game?.givenBack?.(before, this.view, this.players) : "";
      if (left) notice(left);
      else if (why) this.refused({ type: "refused", id: "", ...why });
      this.plan = update.plan;
    }
    const before = this.view;
    if (!this.view && update.set) this.view = update.set as unknown as AnyView;
    else if (this.view) this.view = patched(this.view, update);
    if (this.view && (update.set || update.push || update.events?.length)) this.#happened(update.events ?? [], this.view, update.undone === undefined ? undefined : ((before && this.game?.takenBack?.(update.undone, before, this.view)) ?? undone(update.undone)));
  }

  #forgetAdvice(): void {
    this.hint = null;
    this.advice = null;
  }

  #happened(events: readonly AnyEvent[], view: AnyView, back?: Sentence): void {
    this.#forgetAdvice();
    if (this.director) this.director.play(events, view, back && (() => this.tell(back, view)));
    else this.#early.push(...events);
  }

  #answered(id: string): void {
    if (this.queue.has(id)) this.queue = new Map([...this.queue].filter(([other]) => other !== id));
    if (this.#acts.delete(id) && this.#acts.size === 0) this.pending = null;
  }

  #bubble(seat: number, text: string, reaction: string): void {
    this.bubbles[seat] = { text, reaction };
    const shown = this.bubbles[seat];
    setTimeout(() => {
      if (this.bubbles[seat] === shown) delete this.bubbles[seat];
    }, BUBBLE);
  }
}

/** The character someone chose, or the one that goes with the seat. */
function characterAt(chosen: string | undefined, seat: number): Character {
  return CHARACTERS.find((one) => one === chosen) ?? characterOf(seat);
}

/** Who sits where, as the table draws them. */
export function playersOf(info: Pick<TableInfo, "seats">): Player[] {
  return info.seats.map((seat, number) => ({
    name: personName(seat.name ?? "") || (seat.kind === "bot" ? t("character-name", { character: characterAt(seat.character, number) }) : ""),
    character: characterAt(seat.character, number),
    bot: seat.kind === "bot",
    here: seat.here ?? seat.kind === "bot",
    standin: seat.standin ?? false,
  }));
}
