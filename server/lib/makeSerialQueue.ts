import { unavailable } from "../errors";

/** A queue that runs tasks one after the other, because each keeps a processor busy. */
export type SerialQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

/**
 * Creates a queue.
 * @param maxWaiting the maximum length of the queue; further tasks are rejected with SERVICE_UNAVAILABLE
 */
export function makeSerialQueue(maxWaiting: number): SerialQueue {
  let waitingCount = 0;
  let last: Promise<unknown> = Promise.resolve();
  return async (work) => {
    if (waitingCount >= maxWaiting) throw unavailable();
    waitingCount++;
    const result = last.then(work).finally(() => waitingCount--);
    last = result.catch(() => undefined);
    return result;
  };
}
