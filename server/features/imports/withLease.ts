/** Short enough that a lease survives two failed renewals. */
const RENEWAL_MS = 8_000;

/**
 * Renews a lease as long as some work takes.
 * @param renew returns false once another process has the lease
 * @param work receives a signal that is aborted once another process has the lease
 */
export async function withLease<Result>(
  renew: () => Promise<boolean>,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const leaseLoss = new AbortController();
  let isRenewing = false;
  let renewal = Promise.resolve();

  const renewOnce = async () => {
    try {
      if (!(await renew())) leaseLoss.abort();
    } catch {
      // The database is unavailable or the row is locked. The next renewal may succeed before the lease
      // expires.
    } finally {
      isRenewing = false;
    }
  };
  const timer = setInterval(() => {
    if (isRenewing) return;
    isRenewing = true;
    renewal = renewOnce();
  }, RENEWAL_MS);
  try {
    return await work(leaseLoss.signal);
  } finally {
    clearInterval(timer);
    await renewal;
  }
}
