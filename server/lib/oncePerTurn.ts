import { setImmediate } from "node:timers/promises";

/**
 * Has callers at the same moment share what is read for all of them, once the event loop has taken what else has
 * arrived. Nobody gets what was read before they called.
 */
export function oncePerTurn<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let next: Promise<Result> | null = null;
  const readForAll = async () => {
    await setImmediate();
    next = null;
    return read();
  };
  return () => (next ??= readForAll());
}
