const last = new Map<string, Promise<unknown>>();

/** Runs tasks one after the other, within this page only. */
function runSerially<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const next = (last.get(name) ?? Promise.resolve()).then(work);
  last.set(
    name,
    next.catch(() => undefined),
  );
  return next;
}

/**
 * Runs tasks one after the other, across tabs and the service worker if the browser supports locks.
 */
export function withLock<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = (globalThis.navigator ?? {}) as { locks?: LockManager };
  return locks ? locks.request(name, work) : runSerially(name, work);
}
