import { unavailable } from "../errors";

/** Does work that keeps a processor busy: one piece after the other. */
export type SerialQueue = <Made>(work: () => Promise<Made>) => Promise<Made>;

/**
 * A queue of its own.
 * @param mostWaiting beyond these a piece is refused with SERVICE_UNAVAILABLE, since nobody would wait so long
 */
export function serialQueue(mostWaiting: number): SerialQueue {
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waiting >= mostWaiting) throw unavailable();
    waiting++;
    const made = last.then(work).finally(() => waiting--);
    last = made.catch(() => undefined);
    return made;
  };
}
