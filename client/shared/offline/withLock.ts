const last = new Map<string, Promise<unknown>>();

/** Within this page only. */
function runSerially<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const next = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}

/** Works one after the other, also in other tabs and in the service worker where the browser can tell. */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: LockManager };
  return locks ? locks.request(name, work) : runSerially(name, work);
}
