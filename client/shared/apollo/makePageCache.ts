import { type Cache, InMemoryCache, type InMemoryCacheConfig } from "@apollo/client";

/**
 * The cache of one page on the server. Whatever a page shows is read from it several times before it is rendered. It is made once
 * after each write, as a whole: to remember the parts of it, as `resultCaching` does, takes longer than to make them.
 * On the server, there are neither optimistic results nor deferred ones.
 */
class PageCache extends InMemoryCache {
  private made = new WeakMap<object, Map<string, Cache.DiffResult<unknown>>>();

  override diff<Data>(options: Cache.DiffOptions<Data>) {
    const { query, id, variables, returnPartialData } = options;
    const ofQuery = this.made.get(query) ?? new Map<string, Cache.DiffResult<unknown>>();
    this.made.set(query, ofQuery);
    const key = JSON.stringify([id, returnPartialData, variables]);
    const made = ofQuery.get(key) ?? super.diff(options);
    ofQuery.set(key, made);
    return made as Cache.InternalDiffResultWithDataState<Data>;
  }

  override write<Data>(options: Cache.WriteOptions<Data>) {
    this.made = new WeakMap();
    return super.write(options);
  }

  /** Nobody waits for changes: each query is shown as it was answered, and fragments are read after all of them. */
  protected override broadcastWatches(): void {}
}

/** Makes the cache of one page. */
export const makePageCache = (config: InMemoryCacheConfig): InMemoryCache =>
  new PageCache({ ...config, resultCaching: false });
