/** What the server says has changed, applied to what the page holds. */
interface Change {
  set?: { [field: string]: unknown };
  push?: { [field: string]: unknown[] };
}

/** The object after a change; what did not change stays the same object. */
export function patched<Held extends object>(held: Held, change: Change): Held {
  if (!change.set && !change.push) return held;
  const next: Record<string, unknown> = { ...held, ...change.set };
  for (const [field, items] of Object.entries(change.push ?? {})) {
    const list = next[field];
    next[field] = Array.isArray(list) ? [...(list as unknown[]), ...items] : items;
  }
  return next as Held;
}
