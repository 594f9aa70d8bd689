import { type DataSource, type EntityManager, In } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import { conflict, notFound } from "../../errors";
import { runInTransactions, refreshOnce } from "./batches";
import { Merge, MERGE_DAYS } from "./Merge";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { MergedRecipe } from "./MergedRecipe";
import { lockNames } from "../../database/ingredientNames";
import type { RecipeMove } from "./moveRecipes";
import { moveCategoryBack, moveIngredientBack, moveItemBack } from "./moveRecipesBack";
import { refuseDuringMerge } from "./refuseDuringMerge";

/** The result of undoing a merge: recipes that were restored, and recipes left unchanged because they were edited. */
export interface UndoResult {
  merge: Merge;
  restored: number[];
  left: number[];
}

/** Selects the next recipes that are not restored. */
const NEXT = `
  select recipe_id as id from merged_recipes where merge_id = $1 order by recipe_id limit $2`;

/** Locks the recipes that have not been deleted since. */
const LOCK_RECIPES = `
  select recipe_id as id from recipes where recipe_id = any($1)
  order by recipe_id for no key update`;

/** Restores the merged item in recipes, and returns their IDs. */
function moveRecipesBack(
  data: EntityManager,
  kind: MergeableKind,
  move: RecipeMove,
): Promise<number[]> {
  if (kind === MergeableKind.INGREDIENT) return moveIngredientBack(data, move);
  if (kind === MergeableKind.CATEGORY) return moveCategoryBack(data, move);
  const maxItems = { tag: maxCount.tags, equipment: maxCount.equipment }[kind];
  return moveItemBack(data, move, { ...kindDetails[kind], kind, maxItems });
}

async function findMerge(data: EntityManager, mergeId: number): Promise<Merge> {
  const merge = await data
    .getRepository(Merge)
    .createQueryBuilder("merge")
    .setLock("pessimistic_write")
    .where({ mergeId })
    .andWhere(`merge.created_at >= now() - interval '${MERGE_DAYS} days'`)
    .getOne();
  if (!merge) throw notFound("Merge");
  return merge;
}

/**
 * Locks the item that the merge went into.
 * @throws CONFLICT if it was merged later, because then it has no recipes to restore
 */
async function lockTarget(data: EntityManager, { kind, intoId }: Merge): Promise<void> {
  const { table, key } = kindDetails[kind];
  const lockedRows: object[] = await data.query(
    `select from ${table} where ${key} = $1 for update`,
    [intoId],
  );
  if (lockedRows.length > 0) return;
  const laterMerge = await data.getRepository(Merge).findOneBy({ kind, mergedId: intoId });
  if (laterMerge) {
    throw conflict(
      `${laterMerge.mergedName} was merged into ${laterMerge.intoName} since. Please undo that merge first.`,
    );
  }
}

/** Returns true if the merged item exists: it was restored already, or the merge never completed. */
async function hasItem(data: EntityManager, { kind, mergedId }: Merge): Promise<boolean> {
  const { table, key } = kindDetails[kind];
  const rows: object[] = await data.query(`select from ${table} where ${key} = $1 for key share`, [
    mergedId,
  ]);
  return rows.length > 0;
}

/** Restores the merged item with its ID and aliases. */
async function restoreItem(data: EntityManager, merge: Merge): Promise<void> {
  const { kind, mergeId, mergedId, intoId, aliasIds } = merge;
  const { table, key } = kindDetails[kind];
  await data.query(
    `delete from aliases a using merges m
     where m.merge_id = $1 and a.kind = m.kind and a.${key} = m.into_id
       and a.name_key = coalesce(m.merged ->> 'own_key', m.merged ->> 'name_key')`,
    [mergeId],
  );
  const ownColumns =
    kind === MergeableKind.INGREDIENT
      ? ", owner_id, own_key, proposed_at, declined_at, decline_reason"
      : "";
  await data.query(
    `insert into ${table} (${key}, name, name_key, sort_name, version${ownColumns})
     select r.${key}, r.name, r.name_key, r.sort_name, r.version + 1${ownColumns}
     from merges m, json_populate_record(null::${table}, m.merged) r where m.merge_id = $1`,
    [mergeId],
  );
  if (aliasIds.length > 0) {
    await data.query(`update aliases set ${key} = $1 where ${key} = $2 and alias_id = any($3)`, [
      mergedId,
      intoId,
      aliasIds,
    ]);
  }
}

/**
 * Restores the merged item in recipes.
 * @returns the recipes whose reference had not been edited
 */
const moveBatchBack = (data: EntityManager, merge: Merge, recipeIds: number[]): Promise<number[]> =>
  refreshOnce(data, async () => {
    const restored = await moveRecipesBack(data, merge.kind, { ...merge, recipeIds });
    // A concurrent edit then fails as outdated; otherwise saving it would revert this.
    await data.query("update recipes set version = version + 1 where recipe_id = any($1)", [
      restored,
    ]);
    return restored.sort((a, b) => a - b);
  });

/** The result of one batch. */
interface UndoneBatch extends UndoResult {
  isLast: boolean;
}

async function undoBatch(data: EntityManager, mergeId: number, size: number): Promise<UndoneBatch> {
  await lockNames(data);
  const merge = await findMerge(data, mergeId);
  await refuseDuringMerge(data, merge);
  await lockTarget(data, merge);
  const nextRows: { id: number }[] = await data.query(NEXT, [mergeId, size]);
  const nextIds = nextRows.map(({ id }) => id);
  const rows: { id: number }[] = await data.query(LOCK_RECIPES, [nextIds]);
  if (!(await hasItem(data, merge))) await restoreItem(data, merge);
  const ids = rows.map(({ id }) => id);
  const restored = await moveBatchBack(data, merge, ids);
  const isLast = nextIds.length < size;
  if (isLast) {
    await data.getRepository(Merge).delete({ mergeId });
  } else {
    await data.getRepository(MergedRecipe).delete({ mergeId, recipeId: In(nextIds) });
    await data.getRepository(Merge).update({ mergeId }, { isComplete: false });
  }
  const restoredIds = new Set(restored);
  return { merge, restored, left: ids.filter((id) => !restoredIds.has(id)), isLast };
}

/**
 * Restores the merged item, in the recipes that had it and whose reference has not been edited since. Recipes change
 * in batches; after an interruption, undoing it again continues.
 * @throws NOT_FOUND, and CONFLICT if its name is used again or the other item was merged later
 */
export async function undoMerge(db: DataSource, mergeId: number): Promise<UndoResult> {
  const batches: UndoneBatch[] = [];
  await runInTransactions(db, async (data, size) => {
    const batch = await undoBatch(data, mergeId, size);
    batches.push(batch);
    return batch.isLast;
  });
  return {
    merge: batches[0]!.merge,
    restored: batches.flatMap(({ restored }) => restored),
    left: batches.flatMap(({ left }) => left),
  };
}
