import type { PhotoStore } from "./PhotoStore";

/** The time limit of a call: a bucket or a mounted directory may accept a call and never respond. */
const TIMEOUT_MS = 4_000;

/**
 * Adds a time limit to the calls of a store. A call may continue after its limit; files that it then stores
 * belong to no photo.
 */
export function makeBoundedStore(store: PhotoStore, timeoutMs = TIMEOUT_MS): PhotoStore {
  function withTimeout<Result>(call: Promise<Result>): Promise<Result> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new Error(`the photo store did not answer within ${timeoutMs} ms`)),
        timeoutMs,
      );
      call.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }
  return {
    put: (name, bytes, type) => withTimeout(store.put(name, bytes, type)),
    async get(name) {
      const call = store.get(name);
      return withTimeout(call).catch((error: unknown) => {
        // Closes a file that arrives too late.
        call.then((file) => file?.body.destroy()).catch(() => undefined);
        throw error;
      });
    },
    remove: (name) => withTimeout(store.remove(name)),
    check: () => withTimeout(store.check()),
  };
}
