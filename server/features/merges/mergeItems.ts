import type { DataSource, EntityManager } from "typeorm";
import { badInput, notFound } from "../../errors";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { moveIngredient, moveTag, moveCategory, type Moved } from "./moveRecipes";
import { inBatches, refreshRecipes, withoutReadModel } from "./batches";

/** What becomes one: the first one goes. */
export interface MergedPair {
  kind: MergeableKind;
  mergedId: number;
  intoId: number;
}

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

/** From here on no recipe can begin to use one of the two: its writer waits, and then finds what is left. */
const lockItems = (data: EntityManager, kind: MergeableKind, ids: number[]): Promise<Row[]> => {
  const { table, key } = kindDetails[kind];
  return data.query(
    `select ${key} as id, name, row_to_json(k) as row from ${table} k
     where ${key} = any($1) order by ${key} for update`,
    [ids],
  );
};

/** From here on nobody edits the recipes that use it: those that still do after waiting for whoever edited them. */
async function lockRecipes(data: EntityManager, kind: MergeableKind, id: number) {
  const { usedIn, key } = kindDetails[kind];
  await data.query(
    `select from recipes
     where recipe_id in (select recipe_id from ${usedIn} where ${key} = $1)
     order by recipe_id for no key update`,
    [id],
  );
  const rows: { id: number }[] = await data.query(
    `select recipe_id as id from ${usedIn} where ${key} = $1 order by recipe_id`,
    [id],
  );
  return rows.map((row) => row.id);
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

async function merge(data: EntityManager, pair: MergedPair, userId: number): Promise<number> {
  const { kind, mergedId, intoId } = pair;
  await lockNames(data);
  const rows = await lockItems(data, kind, [mergedId, intoId]);
  const merged = rows.find(({ id }) => id === mergedId);
  const into = rows.find(({ id }) => id === intoId);
  if (!merged || !into) throw notFound(kindDetails[kind].thing);
  const recipeIds = await lockRecipes(data, kind, mergedId);
  const [{ mergeId }]: [{ mergeId: number }] = await data.query(
    `insert into merges (kind, merged_id, merged_name, into_id, into_name, merged, recipe_count, user_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning merge_id as "mergeId"`,
    [kind, mergedId, merged.name, intoId, into.name, merged.row, recipeIds.length, userId],
  );
  await withoutReadModel(data, () =>
    inBatches(recipeIds, (ids) => move[kind](data, { mergeId, mergedId, intoId, recipeIds: ids })),
  );
  await refreshRecipes(data, recipeIds);
  await moveNames(data, pair, mergeId);
  return mergeId;
}

/**
 * Merges one ingredient, tag or category into another one: recipes that have it have the other one instead, and
 * its name becomes an alias. All of it happens, or nothing.
 * @returns the merge's id
 * @throws BAD_USER_INPUT and NOT_FOUND
 */
export async function mergeItems(
  db: DataSource,
  pair: MergedPair,
  userId: number,
): Promise<number> {
  if (pair.mergedId === pair.intoId) {
    throw badInput("Nothing can be merged into itself.", "intoId");
  }
  return db.transaction((data) => merge(data, pair, userId));
}
