import { type Cache, InMemoryCache, type InMemoryCacheConfig } from "@apollo/client";

/**
 * The cache of one page on the server. A page reads its data several times before it is rendered, so each
 * result is computed once after a write. `resultCaching`, which remembers parts, takes longer than computing
 * the whole. Servers have neither optimistic nor deferred results.
 */
class PageCache extends InMemoryCache {
  private results = new WeakMap<object, Map<string, Cache.DiffResult<unknown>>>();

  override diff<Data>(options: Cache.DiffOptions<Data>) {
    const { query, id, variables, returnPartialData } = options;
    const ofQuery = this.results.get(query) ?? new Map<string, Cache.DiffResult<unknown>>();
    this.results.set(query, ofQuery);
    const key = JSON.stringify([id, returnPartialData, variables]);
    const result = ofQuery.get(key) ?? super.diff(options);
    ofQuery.set(key, result);
    return result as Cache.InternalDiffResultWithDataState<Data>;
  }

  override write<Data>(options: Cache.WriteOptions<Data>) {
    this.results = new WeakMap();
    return super.write(options);
  }

  /**
   * Broadcasts are disabled, because nothing watches the cache: fragments are read after all
   * queries.
   */
  protected override broadcastWatches(): void {}
}

/** Makes the cache of one page. */
export const makePageCache = (config: InMemoryCacheConfig): InMemoryCache =>
  new PageCache({ ...config, resultCaching: false });
