import type { EntityManager } from "typeorm";

/** Recipes that one statement changes, so that each is far below the time that a statement may take. */
const BATCH = 500;

/** Does something for many recipes, some at a time. */
export async function inBatches(
  ids: readonly number[],
  work: (ids: number[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < ids.length; start += BATCH) {
    await work(ids.slice(start, start + BATCH));
  }
}

/** Leaves the read model as it is while recipes change, of which `refreshRecipes` then reads each once. */
export async function withoutReadModel(
  data: EntityManager,
  work: () => Promise<void>,
): Promise<void> {
  await data.query("set local potluck.read_model = 'off'");
  await work();
  await data.query("set local potluck.read_model = 'on'");
}

/** Brings the read model of recipes up to date. From here on other writers of recipes wait. */
export const refreshRecipes = (data: EntityManager, recipeIds: readonly number[]): Promise<void> =>
  inBatches(recipeIds, (ids) => data.query("select refresh_recipes($1)", [ids]));
