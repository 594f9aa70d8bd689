import type { DataSource, EntityManager } from "typeorm";
import { badInput, notFound } from "../../errors";
import { lockNames } from "../../database/ingredientNames";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { moveCategory, moveIngredient, moveItem, type RecipeMove } from "./moveRecipes";
import { runInTransactions, refreshOnce } from "./batches";
import type { MergedPair } from "./MergedPair";
import { refuseDuringMerge } from "./refuseDuringMerge";

interface Row {
  id: number;
  name: string;
  row: object;
}

/** Returns true if a batch of this size contains all remaining recipes. */
async function isLastBatch(data: EntityManager, { kind, mergedId }: MergedPair, size: number) {
  const { usedIn, key } = kindDetails[kind];
  const nextRows: object[] = await data.query(
    `select distinct recipe_id from ${usedIn} where ${key} = $1 offset $2 limit 1`,
    [mergedId, size],
  );
  return nextRows.length === 0;
}

/**
 * Finds both items, and prevents their deletion. A user's own ingredient can be merged once its owner has proposed it
 * for the list. Before the last recipes change, other writers
 * cannot begin to use either: they wait, and then do not find the merged item.
 */
async function lockItems(data: EntityManager, pair: MergedPair, isLast: boolean) {
  const { kind, mergedId, intoId } = pair;
  const { table, key, thing, isListed, isOffered } = kindDetails[kind];
  const rows: Row[] = await data.query(
    `select ${key} as id, name, row_to_json(k) as row from ${table} k
     where ${key} = $1 and ${isOffered} or ${key} = $2 and ${isListed}
     order by ${key} for ${isLast ? "update" : "key share"}`,
    [mergedId, intoId],
  );
  const merged = rows.find(({ id }) => id === mergedId);
  const into = rows.find(({ id }) => id === intoId);
  if (!merged || !into) throw notFound(thing);
  return { merged, into };
}

/** Locks recipes against edits. Returns those that still use the merged item after waiting for concurrent edits. */
async function lockRecipes(data: EntityManager, pair: MergedPair, size: number | null) {
  const { usedIn, key } = kindDetails[pair.kind];
  const lockedRows: { id: number }[] = await data.query(
    `select recipe_id as id from recipes
     where recipe_id in (
       select distinct recipe_id from ${usedIn} where ${key} = $1
       order by recipe_id limit $2)
     order by recipe_id for no key update`,
    [pair.mergedId, size],
  );
  const rows: { id: number }[] = await data.query(
    `select distinct recipe_id as id from ${usedIn} where ${key} = $1 and recipe_id = any($2)
     order by id`,
    [pair.mergedId, lockedRows.map(({ id }) => id)],
  );
  return rows.map(({ id }) => id);
}

/** Replaces the merged item in recipes. */
function moveRecipes(data: EntityManager, kind: MergeableKind, move: RecipeMove): Promise<void> {
  if (kind === MergeableKind.INGREDIENT) return moveIngredient(data, move);
  if (kind === MergeableKind.CATEGORY) return moveCategory(data, move);
  return moveItem(data, move, kindDetails[kind]);
}

/** The key of an item's name, which an own ingredient has in a column of its own. */
const NAME_KEY = "coalesce(to_jsonb(k) ->> 'own_key', name_key) as name_key";

/** Makes the name and the aliases of the merged item aliases of the other item. */
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
    await data.query(
      `delete from ${table} k where ${key} = $1 returning name, ${NAME_KEY}, sort_name`,
      [mergedId],
    );
  await data.query(
    `insert into aliases (kind, ${key}, name, name_key, sort_name) values ($1, $2, $3, $4, $5)`,
    [kind, intoId, row.name, row.name_key, row.sort_name],
  );
}

/** Inserts the record of a merge, or updates it with current names if a part of the merge is done. */
async function recordMerge(
  data: EntityManager,
  { kind, mergedId, intoId }: MergedPair,
  details: { merged: Row; into: Row; userId: number; isComplete: boolean; recipeCount: number },
): Promise<number> {
  const { merged, into, userId, isComplete, recipeCount } = details;
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

/**
 * Merges one batch of recipes.
 * @returns the merge's ID once all recipes have changed; null while others remain
 */
async function mergeBatch(
  data: EntityManager,
  pair: MergedPair,
  { userId, size }: { userId: number; size: number },
): Promise<number | null> {
  const { kind, mergedId, intoId } = pair;
  await lockNames(data);
  await refuseDuringMerge(data, pair);
  const isComplete = await isLastBatch(data, pair, size);
  const items = await lockItems(data, pair, isComplete);
  const recipeIds = await lockRecipes(data, pair, isComplete ? null : size);
  const recipeCount = recipeIds.length;
  const mergeId = await recordMerge(data, pair, { ...items, userId, isComplete, recipeCount });
  await refreshOnce(data, async () => {
    await moveRecipes(data, kind, { mergeId, mergedId, intoId, recipeIds });
    return recipeIds;
  });
  if (!isComplete) return null;
  await moveNames(data, pair, mergeId);
  return mergeId;
}

/**
 * Merges one item into another one of its kind: recipes that have it get the other one instead, and its
 * name becomes an alias. Recipes change in batches, so that other users who save recipes wait only for a batch. After
 * an interruption, merging the two again continues, and undoing it restores the changed recipes.
 * @returns the merge's ID
 * @throws BAD_USER_INPUT, NOT_FOUND, and CONFLICT during another merge of either item
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
  await runInTransactions(db, async (data, size) => {
    mergeId = await mergeBatch(data, pair, { userId, size });
    return mergeId !== null;
  });
  return mergeId!;
}
