/** Often enough that a hold outlasts two renewals that fail. */
const RENEWAL_MS = 8_000;

/**
 * Renews a hold on a piece of work as long as the work goes on, however long that is.
 *
 * @param renew returns whether the hold is still this process's
 * @param work its signal is aborted once another process has taken it over
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
      // The database is away, or the row is locked: the next one may succeed before the hold ends.
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
