import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";

const INITIAL_SIZE = 50;
/** Keeps well below 750 milliseconds, after which waiting requests fail; several may wait. */
const TARGET_MS = 200;
/** In smaller batches, the overhead of a transaction would take most of the time. */
const MIN_SIZE = 10;
/** Far fewer than a statement can change before its timeout. */
const MAX_SIZE = 250;

/** The number of attempts for a transaction that fails because of locks or timeouts. */
const MAX_TRIES = 3;

/** SQLSTATE of: serialization failure, deadlock, lock timeout, statement timeout. */
const RETRYABLE_STATE = /^(40001|40P01|55P03|57014)$/;

const isRetryable = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  RETRYABLE_STATE.test((error.driverError as { code?: string }).code ?? "");

/**
 * Changes recipes in several transactions, so that users who save a recipe wait for about a fifth of a second.
 * @param work changes up to `size` recipes; returns true if these were the last
 */
export async function runInTransactions(
  db: DataSource,
  work: (data: EntityManager, size: number) => Promise<boolean>,
): Promise<void> {
  for (let [size, tries] = [INITIAL_SIZE, 1]; ; tries++) {
    const start = performance.now();
    try {
      if (await db.transaction((data) => work(data, size))) return;
      tries = 0;
    } catch (error) {
      if (tries === MAX_TRIES || !isRetryable(error)) throw error;
    }
    const targetSize = Math.round((size * TARGET_MS) / Math.max(performance.now() - start, 1));
    size = Math.min(Math.max(Math.min(targetSize, 2 * size), MIN_SIZE), MAX_SIZE);
  }
}

/**
 * Suspends updates of the read model while recipes change, and then refreshes each of them once. From then on, other
 * writers of recipes wait.
 * @param change returns the recipes that it changed, in ascending order
 */
export async function refreshOnce(
  data: EntityManager,
  change: () => Promise<number[]>,
): Promise<number[]> {
  await data.query("set local potluck.read_model = 'off'");
  const recipeIds = await change();
  await data.query("set local potluck.read_model = 'on'");
  await data.query("select refresh_recipes($1)", [recipeIds]);
  return recipeIds;
}
