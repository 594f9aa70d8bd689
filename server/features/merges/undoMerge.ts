import type { DataSource, EntityManager } from "typeorm";
import { conflict, notFound } from "../../errors";
import { inBatches, refreshRecipes, withoutReadModel } from "./batches";
import { Merge, MERGE_DAYS } from "./Merge";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { lockNames } from "./mergeItems";
import type { Moved } from "./moveRecipes";
import { moveCategoryBack, moveIngredientBack, moveTagBack } from "./moveRecipesBack";

/** What came back, and which recipes stayed as they were edited meanwhile. */
export interface Undone {
  merge: Merge;
  restored: number[];
  left: number[];
}

/** The recipes that have not been deleted since. */
const LOCK_RECIPES = `
  select recipe_id as id from recipes
  where recipe_id in (select recipe_id from merged_recipes where merge_id = $1)
  order by recipe_id for no key update`;

const moveBack: Record<MergeableKind, (data: EntityManager, moved: Moved) => Promise<number[]>> = {
  [MergeableKind.INGREDIENT]: moveIngredientBack,
  [MergeableKind.TAG]: moveTagBack,
  [MergeableKind.CATEGORY]: moveCategoryBack,
};

async function findMerge(data: EntityManager, mergeId: number): Promise<Merge> {
  const found = await data
    .getRepository(Merge)
    .createQueryBuilder("merge")
    .setLock("pessimistic_write")
    .where({ mergeId })
    .andWhere(`merge.created_at >= now() - interval '${MERGE_DAYS} days'`)
    .getOne();
  if (!found) throw notFound("Merge");
  return found;
}

/** @throws CONFLICT if the other one was merged in turn: it would have nothing to give back */
async function lockInto(data: EntityManager, { kind, intoId }: Merge): Promise<void> {
  const { table, key } = kindDetails[kind];
  const locked: object[] = await data.query(`select from ${table} where ${key} = $1 for update`, [
    intoId,
  ]);
  if (locked.length > 0) return;
  const later = await data.getRepository(Merge).findOneBy({ kind, mergedId: intoId });
  if (later) {
    throw conflict(
      `${later.mergedName} was merged into ${later.intoName} since. Please undo that merge first.`,
    );
  }
}

/** The row has its id again, and its aliases. */
async function restoreItem(data: EntityManager, merge: Merge): Promise<void> {
  const { kind, mergeId, mergedId, intoId, aliasIds } = merge;
  const { table, key } = kindDetails[kind];
  await data.query(
    `delete from aliases a using merges m
     where m.merge_id = $1 and a.kind = m.kind and a.${key} = m.into_id
       and a.name_key = m.merged ->> 'name_key'`,
    [mergeId],
  );
  await data.query(
    `insert into ${table} (${key}, name, name_key, sort_name, version)
     select r.${key}, r.name, r.name_key, r.sort_name, r.version + 1
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

async function undo(data: EntityManager, mergeId: number): Promise<Undone> {
  await lockNames(data);
  const merge = await findMerge(data, mergeId);
  await lockInto(data, merge);
  const rows: { id: number }[] = await data.query(LOCK_RECIPES, [mergeId]);
  const { kind, mergedId, intoId } = merge;
  await restoreItem(data, merge);
  const restored: number[] = [];
  await withoutReadModel(data, () =>
    inBatches(
      rows.map(({ id }) => id),
      async (recipeIds) => {
        const ids = await moveBack[kind](data, { mergeId, mergedId, intoId, recipeIds });
        // Whoever edits one of them is told that it has changed: saving it would take this back.
        await data.query("update recipes set version = version + 1 where recipe_id = any($1)", [
          ids,
        ]);
        restored.push(...ids);
      },
    ),
  );
  await refreshRecipes(
    data,
    restored.sort((one, other) => one - other),
  );
  await data.getRepository(Merge).delete({ mergeId });
  const isRestored = new Set(restored);
  return { merge, restored, left: rows.map(({ id }) => id).filter((id) => !isRestored.has(id)) };
}

/**
 * Brings back what was merged, in the recipes that had it and have not been edited in that respect. Whatever was
 * edited since stays as it is.
 * @throws NOT_FOUND, and CONFLICT if its name has been taken, or the other one was merged in turn
 */
export const undoMerge = (db: DataSource, mergeId: number): Promise<Undone> =>
  db.transaction((data) => undo(data, mergeId));
