import { unavailable } from "../errors";

/** Does work that keeps a processor busy: one piece after the other. */
export type SerialQueue = <Made>(work: () => Promise<Made>) => Promise<Made>;

/**
 * A queue of its own.
 * @param mostWaiting the length of the queue, beyond which tasks are rejected with SERVICE_UNAVAILABLE
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
