/**
 * Replaces Node's `async_hooks` for React's renderer. React reads this storage outside of rendering only, for
 * `preload()` after an `await`, which no component calls. React never disables the hooks, and enabled hooks
 * take a tenth of all requests' time (see `withStorage`).
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
