/** Which page the address means; links are real links, so that they can be shared and opened elsewhere. */
export interface Route {
  page: "home" | "new" | "table" | "replay" | "review" | "bring" | "practise" | "learn" | "lesson" | "rules" | "settings" | "in" | "notices" | "about" | "leaderboard" | "profile" | "host" | "clubs" | "club" | "lost";
  /** A table or a game. */
  id: string;
  query: URLSearchParams;
  hash: string;
}

const PATTERNS: readonly [RegExp, Route["page"]][] = [
  [/^\/$/, "home"],
  [/^\/new\/([\w-]+)$/, "new"],
  [/^\/t\/([\w-]+)$/, "table"],
  [/^\/replay\/([\w-]+)$/, "replay"],
  [/^\/review$/, "bring"],
  [/^\/review\/([\w-]+)$/, "review"],
  [/^\/practise$/, "practise"],
  [/^\/practise\/([\w-]+)$/, "practise"],
  [/^\/learn$/, "learn"],
  [/^\/learn\/([\w-]+)$/, "lesson"],
  [/^\/rules\/([\w-]+)$/, "rules"],
  [/^\/settings$/, "settings"],
  [/^\/notices\/(stop|confirm)$/, "notices"],
  [/^\/in$/, "in"],
  [/^\/about$/, "about"],
  [/^\/clubs$/, "clubs"],
  [/^\/club\/([\w-]+)$/, "club"],
  [/^\/host$/, "host"],
  [/^\/leaderboard$/, "leaderboard"],
  [/^\/u\/(.+)$/, "profile"],
];

export function parse(url: URL): Route {
  for (const [pattern, page] of PATTERNS) {
    const found = pattern.exec(url.pathname);
    if (found) return { page, id: found[1] ?? "", query: url.searchParams, hash: url.hash.slice(1) };
  }
  return { page: "lost", id: "", query: url.searchParams, hash: "" };
}

export const router = $state<{ route: Route }>({ route: parse(new URL(location.href)) });

/** Asked before a link leads away; false keeps the page, which then asks by itself and may go there later. */
let guard: ((path: string) => boolean) | null = null;

export function guarded(ask: (path: string) => boolean): () => void {
  guard = ask;
  return () => {
    if (guard === ask) guard = null;
  };
}

export function go(path: string, { replace = false }: { replace?: boolean } = {}): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  router.route = parse(new URL(location.href));
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => (router.route = parse(new URL(location.href))));

/** Follow links of our own without loading the page anew. */
addEventListener("click", (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api") || link.pathname.startsWith("/schema") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  const path = link.pathname + link.search + link.hash;
  if (!guard || guard(path)) go(path);
});
