/** Short enough for whoever waits for one of the rows, or for what triggers lock. */
const BATCH_MS = 100;
const LARGEST_BATCH = 5_000;

/** How many rows the first transaction of many changes, before it is known how long that takes. */
export const FIRST_BATCH = 50;

/** How many rows take about as long as a transaction should, after one with so many rows took so many milliseconds. */
export const nextBatchSize = (size: number, ms: number, targetMs = BATCH_MS): number =>
  Math.min(Math.max(Math.round((size * targetMs) / Math.max(ms, 1)), 1), 2 * size, LARGEST_BATCH);
