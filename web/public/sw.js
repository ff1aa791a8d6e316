// The shell of the page, kept so that it opens at once and says so when the server is away. Nothing of a game is kept.
const SHELL = "kibitz-shell-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", "/icon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  const old = (names) => Promise.all(names.filter((name) => name !== SHELL).map((name) => caches.delete(name)));
  event.waitUntil(caches.keys().then(old).then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.startsWith("/api") || url.pathname.startsWith("/schema")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (url.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** A message for someone who is away, unless they look at what it is about. */
self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(show(event.data.json()));
});

async function show({ title, body, link, tag, lang, stop, stop_label }) {
  const open = await self.clients.matchAll({ type: "window" });
  if (open.some((one) => one.visibilityState === "visible" && new URL(one.url).pathname === link)) return;
  await self.registration.showNotification(title, { body, tag, lang, icon: "/icon.svg", data: { link, stop }, actions: [{ action: "stop", title: stop_label }] });
}

self.addEventListener("notificationclick", (event) => {
  const { link, stop } = event.notification.data;
  event.notification.close();
  event.waitUntil(event.action === "stop" ? fetch(stop, { method: "POST" }) : follow(new URL(link, location.origin)));
});

/** In a tab that shows it already, else in a new one. */
async function follow(url) {
  if (url.origin !== location.origin) return;
  const open = await self.clients.matchAll({ type: "window" });
  const there = open.find((one) => new URL(one.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

/** The page from the server; from here when the server does not answer. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(SHELL)).put("/", answer.clone());
    return answer;
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** Files whose names change with their contents never go stale. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}
