import type { DataSource, EntityManager } from "typeorm";
import { badInput, notFound } from "../../errors";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { moveIngredient, moveTag, moveCategory, type Moved } from "./moveRecipes";
import { inTransactions, refreshingOnce } from "./batches";
import type { MergedPair } from "./MergedPair";
import { refuseWithinAnother } from "./refuseWithinAnother";

/**
 * Merges and writers of aliases take turns, before they lock any row; writers of names share the lock. The
 * triggers of these tables take the same one.
 */
export const lockNames = (data: EntityManager): Promise<unknown> =>
  data.query("select pg_advisory_xact_lock(795238786)");

interface Row {
  id: number;
  name: string;
  row: object;
}

/** Whether so many recipes are all that have it. */
async function areAll(data: EntityManager, { kind, mergedId }: MergedPair, size: number) {
  const { usedIn, key } = kindDetails[kind];
  const more: object[] = await data.query(
    `select from ${usedIn} where ${key} = $1 offset $2 limit 1`,
    [mergedId, size],
  );
  return more.length === 0;
}

/**
 * Keeps the two from being deleted. Before the last recipes move, no other recipe can begin to use one of them: its writer
 * waits, and then finds what is left.
 */
async function lockItems(data: EntityManager, pair: MergedPair, isLast: boolean) {
  const { kind, mergedId, intoId } = pair;
  const { table, key, thing } = kindDetails[kind];
  const rows: Row[] = await data.query(
    `select ${key} as id, name, row_to_json(k) as row from ${table} k
     where ${key} = any($1) order by ${key} for ${isLast ? "update" : "key share"}`,
    [[mergedId, intoId]],
  );
  const merged = rows.find(({ id }) => id === mergedId);
  const into = rows.find(({ id }) => id === intoId);
  if (!merged || !into) throw notFound(thing);
  return { merged, into };
}

/** From here on nobody edits these recipes: those that still use it after waiting for whoever edited them. */
async function lockRecipes(data: EntityManager, pair: MergedPair, size: number | null) {
  const { usedIn, key } = kindDetails[pair.kind];
  const locked: { id: number }[] = await data.query(
    `select recipe_id as id from recipes
     where recipe_id in (
       select recipe_id from ${usedIn} where ${key} = $1
       order by recipe_id limit $2)
     order by recipe_id for no key update`,
    [pair.mergedId, size],
  );
  const rows: { id: number }[] = await data.query(
    `select recipe_id as id from ${usedIn} where ${key} = $1 and recipe_id = any($2)
     order by recipe_id`,
    [pair.mergedId, locked.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

const move: Record<MergeableKind, (data: EntityManager, moved: Moved) => Promise<void>> = {
  [MergeableKind.INGREDIENT]: moveIngredient,
  [MergeableKind.TAG]: moveTag,
  [MergeableKind.CATEGORY]: moveCategory,
};

/** Its name and its aliases are aliases of the other one from now on. */
async function moveNames(
  data: EntityManager,
  { kind, mergedId, intoId }: MergedPair,
  mergeId: number,
): Promise<void> {
  const { table, key } = kindDetails[kind];
  await data.query(
    `with moved as (update aliases set ${key} = $2 where ${key} = $1 returning alias_id)
     update merges set alias_ids = array(select alias_id from moved) where merge_id = $3`,
    [mergedId, intoId, mergeId],
  );
  const [[row]]: [[{ name: string; name_key: string; sort_name: string }], number] =
    await data.query(`delete from ${table} where ${key} = $1 returning name, name_key, sort_name`, [
      mergedId,
    ]);
  await data.query(
    `insert into aliases (kind, ${key}, name, name_key, sort_name) values ($1, $2, $3, $4, $5)`,
    [kind, intoId, row.name, row.name_key, row.sort_name],
  );
}

/** Writes down what is merged, or, if a part of it is done, what it is called by now. */
async function record(
  data: EntityManager,
  { kind, mergedId, intoId }: MergedPair,
  what: { merged: Row; into: Row; userId: number; isComplete: boolean; recipeCount: number },
): Promise<number> {
  const { merged, into, userId, isComplete, recipeCount } = what;
  const [{ mergeId }]: [{ mergeId: number }] = await data.query(
    `insert into merges
       (kind, merged_id, merged_name, into_id, into_name, merged, recipe_count, user_id, is_complete)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (kind, merged_id) do update set
       merged_name = excluded.merged_name, into_name = excluded.into_name, merged = excluded.merged,
       recipe_count = merges.recipe_count + excluded.recipe_count, is_complete = excluded.is_complete
     returning merge_id as "mergeId"`,
    [kind, mergedId, merged.name, intoId, into.name, merged.row, recipeCount, userId, isComplete],
  );
  return mergeId;
}

/** @returns the merge's id once all recipes have moved; null while there are more */
async function mergeSome(
  data: EntityManager,
  pair: MergedPair,
  { userId, size }: { userId: number; size: number },
): Promise<number | null> {
  const { kind, mergedId, intoId } = pair;
  await lockNames(data);
  await refuseWithinAnother(data, pair);
  const isComplete = await areAll(data, pair, size);
  const items = await lockItems(data, pair, isComplete);
  const recipeIds = await lockRecipes(data, pair, isComplete ? null : size);
  const recipeCount = recipeIds.length;
  const mergeId = await record(data, pair, { ...items, userId, isComplete, recipeCount });
  await refreshingOnce(data, async () => {
    await move[kind](data, { mergeId, mergedId, intoId, recipeIds });
    return recipeIds;
  });
  if (!isComplete) return null;
  await moveNames(data, pair, mergeId);
  return mergeId;
}

/**
 * Merges one ingredient, tag or category into another one: recipes that have it have the other one instead, and
 * its name becomes an alias. Some recipes move at a time, so that others who save recipes wait for those only. If it
 * breaks off, merging the two again goes on with it, and undoing it brings back what has moved.
 * @returns the merge's id
 * @throws BAD_USER_INPUT, NOT_FOUND, and CONFLICT while one of them is merged with another one
 */
export async function mergeItems(
  db: DataSource,
  pair: MergedPair,
  userId: number,
): Promise<number> {
  if (pair.mergedId === pair.intoId) {
    throw badInput("Nothing can be merged into itself.", "intoId");
  }
  let mergeId: number | null = null;
  await inTransactions(db, async (data, size) => {
    mergeId = await mergeSome(data, pair, { userId, size });
    return mergeId !== null;
  });
  return mergeId!;
}
