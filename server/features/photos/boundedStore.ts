import type { PhotoStore } from "./PhotoStore";

/** The longest that a request waits for a store: a bucket or a mounted directory may accept a call and never answer. */
const LONGEST_MS = 4_000;

/**
 * Fails calls of a store that take too long. The call itself may still go on: what it stores then belongs to no photo.
 * @param longestMs the time limit of a call
 */
export function boundedStore(store: PhotoStore, longestMs = LONGEST_MS): PhotoStore {
  function inTime<Result>(call: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`the photo store did not answer within ${longestMs} ms`)),
        longestMs,
      );
      call.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
  return {
    put: (name, bytes, type) => inTime(store.put(name, bytes, type)),
    async get(name) {
      const call = store.get(name);
      return inTime(call).catch((error: unknown) => {
        // A file that comes too late is closed.
        call.then((file) => file?.body.destroy()).catch(() => undefined);
        throw error;
      });
    },
    remove: (name) => inTime(store.remove(name)),
    check: () => inTime(store.check()),
  };
}
