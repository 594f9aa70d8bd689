import { setImmediate } from "node:timers/promises";

/**
 * Lets concurrent callers share one read, which starts once the event loop has processed pending events. No
 * caller gets a result that was read before the call.
 */
export function shareReads<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let nextRead: Promise<Result> | null = null;
  const readForAll = async () => {
    await setImmediate();
    nextRead = null;
    return read();
  };
  return () => (nextRead ??= readForAll());
}
