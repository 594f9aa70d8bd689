import { type DataSource, type EntityManager, QueryFailedError } from "typeorm";

const FIRST = 50;
/** Others give up after waiting for 750 milliseconds, and may be several. */
const TARGET_MS = 200;
/** Below that, what each transaction needs besides would take most of the time. */
const SMALLEST = 10;
/** Far fewer than a statement could change in the time that it may take. */
const LARGEST = 250;

/** How often in a row a transaction is tried that others, or a slow moment, keep from ending. */
const MOST_TRIES = 3;

/** SQLSTATE of: serialization failure, deadlock, lock timeout, statement timeout. */
const HINDERED = /^(40001|40P01|55P03|57014)$/;

const isHindered = (error: unknown): boolean =>
  error instanceof QueryFailedError &&
  HINDERED.test((error.driverError as { code?: string }).code ?? "");

/**
 * Changes recipes in several transactions, so that whoever saves a recipe waits for about a fifth of a second.
 * @param work changes so many recipes; returns whether these were the last
 */
export async function inTransactions(
  db: DataSource,
  work: (data: EntityManager, size: number) => Promise<boolean>,
): Promise<void> {
  for (let [size, tries] = [FIRST, 1]; ; tries++) {
    const start = performance.now();
    try {
      if (await db.transaction((data) => work(data, size))) return;
      tries = 0;
    } catch (error) {
      if (tries === MOST_TRIES || !isHindered(error)) throw error;
    }
    const fitting = Math.round((size * TARGET_MS) / Math.max(performance.now() - start, 1));
    size = Math.min(Math.max(Math.min(fitting, 2 * size), SMALLEST), LARGEST);
  }
}

/**
 * Leaves the read model as it is while recipes change, and then reads each of them once. From there on, other writers of
 * recipes wait.
 * @param change returns the recipes that it changed, in ascending order
 */
export async function refreshingOnce(
  data: EntityManager,
  change: () => Promise<number[]>,
): Promise<number[]> {
  await data.query("set local potluck.read_model = 'off'");
  const recipeIds = await change();
  await data.query("set local potluck.read_model = 'on'");
  await data.query("select refresh_recipes($1)", [recipeIds]);
  return recipeIds;
}
