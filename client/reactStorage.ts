/**
 * What React's renderer has in place of Node's `async_hooks`. It reads its storage outside of rendering only, for `preload()` and
 * the like after an `await`, which no component calls; and never disables it, which takes a tenth of all requests' time
 * (see `withStorage`).
 */
export class AsyncLocalStorage {
  getStore(): undefined {
    return undefined;
  }

  run<Args extends unknown[], Result>(
    _store: unknown,
    work: (...args: Args) => Result,
    ...args: Args
  ): Result {
    return work(...args);
  }
}
