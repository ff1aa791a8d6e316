/** A review as it fills in: asked for once, looked at every second, let go when the page is left. */
import type { ReviewedDecision, ReviewProgress } from "../generated/wire.ts";
import { sentence } from "../ui/explain.ts";
import * as http from "../wire/http.ts";

const EVERY = 1000;
const AGAIN = 3000;

export class ReviewFeed {
  progress = $state.raw<ReviewProgress | null>(null);
  /** One for every action of the game; those nobody has looked at yet have no chances. */
  decisions = $state.raw<readonly ReviewedDecision[]>([]);
  problem = $state("");
  #serial = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(
    readonly id: string,
    readonly effort: http.Effort,
  ) {
    document.addEventListener("visibilitychange", this.#seen);
    void this.#next(() => http.askReview(id, effort));
  }

  get finished(): boolean {
    return this.progress?.state === "finished";
  }

  /** Nobody looks any more: unless someone else waits for it, the server stops. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
    document.removeEventListener("visibilitychange", this.#seen);
    if (!this.finished && this.progress) void http.leaveReview(this.id, this.effort).catch(() => undefined);
  }

  #seen = (): void => {
    if (!document.hidden && !this.finished) this.#wait(0);
  };

  #wait(millis: number): void {
    clearTimeout(this.#timer);
    if (!this.#ended) this.#timer = setTimeout(() => void this.#look(), millis);
  }

  async #look(): Promise<void> {
    if (document.hidden) return;
    await this.#next(() => http.lookAtReview(this.id, this.effort, this.#serial));
  }

  async #next(ask: () => Promise<ReviewProgress>): Promise<void> {
    try {
      const news = await ask();
      if (this.#ended) return;
      this.#take(news);
      if (news.state === "stopped") await this.#next(() => http.askReview(this.id, this.effort));
      else if (news.state !== "finished") this.#wait(EVERY);
    } catch (error) {
      if (!(error instanceof http.Problem)) throw error;
      if (error.status === 0 && this.progress) return this.#wait(AGAIN);
      this.problem = sentence(error);
    }
  }

  #take(news: ReviewProgress): void {
    this.#serial = news.serial ?? 0;
    const changed = news.decisions ?? [];
    if (changed.length) {
      const all = [...this.decisions];
      for (const decision of changed) all[decision.step] = decision;
      this.decisions = all;
    }
    const seats = news.seats?.length ? news.seats : (this.progress?.seats ?? []);
    this.progress = { ...news, seats };
  }
}
