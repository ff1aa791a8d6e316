/** A finished game on the table, at any step and from any seat; each seat's film is fetched once. */
import { loadGame } from "../games/load.ts";
import type { GameModule } from "../games/module.ts";
import { t } from "../i18n/i18n.svelte.ts";
import { playerName } from "../i18n/names.ts";
import type { Outcome } from "../generated/wire.ts";
import { developed, type Film } from "../replay/film.ts";
import { Director } from "../state/director.svelte.ts";
import { playersOf } from "../state/live.svelte.ts";
import type { Player } from "../state/table.ts";
import * as http from "../wire/http.ts";

export class Projector {
  game = $state.raw<GameModule | null>(null);
  director = $state.raw<Director | null>(null);
  players = $state.raw<readonly Player[]>([]);
  facts = $state.raw<{ game: string; result: Outcome | null } | null>(null);
  /** Where the one who looks sat. */
  mine = $state.raw<number | null>(null);
  #id = "";
  #films = new Map<string, Promise<Film>>();
  #seats: readonly number[] = [];
  #chapters: Film["chapters"] = [];
  #wanted = "";

  /** Fetch a game; a Problem if it may not be seen. */
  async load(id: string): Promise<void> {
    if (id === this.#id) return;
    const replay = await http.replay(id, "open");
    const module = await loadGame(replay.game);
    this.#id = id;
    this.#films.clear();
    const film = developed(replay, module);
    this.#films.set("open", Promise.resolve(film));
    this.#seats = replay.steps.map((one) => one.seat);
    this.#chapters = film.chapters;
    this.players = playersOf({ seats: replay.seats ?? [] }).map((player, seat) => ({ ...player, name: playerName(replay.players[seat] ?? "") || player.name, here: true }));
    this.facts = { game: replay.game, result: replay.result ?? null };
    this.mine = replay.mine ?? null;
    this.director = new Director(module.plan);
    this.director.holds = false;
    this.game = module;
  }

  /** A line that could have been played, and how far it is shown; null while the game itself is. */
  line = $state.raw<{ which: number; film: Film; at: number } | null>(null);

  /** Show a line from its beginning. */
  async showLine(effort: http.Effort, step: number, which: number): Promise<void> {
    const game = this.game;
    const { lines } = await http.reviewLines(this.#id, effort, step);
    const replay = lines[which];
    if (!game || !replay) return;
    this.#wanted = "";
    this.line = { which, film: developed(replay, game), at: 0 };
    this.director?.show(replay.view);
    this.walk(1);
  }

  /** A step of the line on, or back. */
  walk(by: 1 | -1): void {
    const { line, director } = this;
    const at = (line?.at ?? 0) + by;
    const view = line?.film.views[at];
    if (!line || !view || !director) return;
    this.line = { ...line, at };
    if (by > 0) director.play(line.film.events[at] ?? [], view);
    else director.show(view);
  }

  /** Whose action a step is. */
  seatAt(step: number): number | undefined {
    return this.#seats[step];
  }

  /** The table before an action, as a viewer saw it. */
  async show(viewer: string, step: number): Promise<void> {
    const [id, game, director] = [this.#id, this.game, this.director];
    if (!game || !director) return;
    const wanted = (this.#wanted = `${viewer} ${step}`);
    this.line = null;
    const film = await this.#film(id, viewer, game);
    const view = film.views[Math.min(step, film.views.length - 1)];
    if (view && wanted === this.#wanted) director.show(view);
  }

  #film(id: string, viewer: string, game: GameModule): Promise<Film> {
    const known = this.#films.get(viewer) ?? http.replay(id, viewer).then((replay) => developed(replay, game));
    this.#films.set(viewer, known);
    return known;
  }

  /** Where in the game an action is: "Round 3, trick 4". */
  placeOf(step: number): string {
    const before = this.#chapters.filter((chapter) => chapter.step <= step);
    const round = before.findLastIndex(({ kind }) => kind === "round");
    const inner = before.findLastIndex(({ kind }) => kind !== "round");
    const said = [before[round], inner > round ? before[inner] : undefined].filter((one) => one !== undefined);
    return said.map(({ kind, number }) => t("replay-chapter", { kind, number })).join(" ");
  }
}
