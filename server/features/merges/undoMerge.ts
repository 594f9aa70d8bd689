import { type DataSource, type EntityManager, In } from "typeorm";
import { conflict, notFound } from "../../errors";
import { inTransactions, refreshingOnce } from "./batches";
import { Merge, MERGE_DAYS } from "./Merge";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { MergedRecipe } from "./MergedRecipe";
import { lockNames } from "./mergeItems";
import type { Moved } from "./moveRecipes";
import { moveCategoryBack, moveIngredientBack, moveTagBack } from "./moveRecipesBack";
import { refuseWithinAnother } from "./refuseWithinAnother";

/** What came back, and which recipes stayed as they were edited meanwhile. */
export interface Undone {
  merge: Merge;
  restored: number[];
  left: number[];
}

/** The first of the recipes that are not back. */
const NEXT = `
  select recipe_id as id from merged_recipes where merge_id = $1 order by recipe_id limit $2`;

/** Those of them that have not been deleted since. */
const LOCK_RECIPES = `
  select recipe_id as id from recipes where recipe_id = any($1)
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

/** Whether it is back already, or has never gone, since the merge is not complete. */
async function isThere(data: EntityManager, { kind, mergedId }: Merge): Promise<boolean> {
  const { table, key } = kindDetails[kind];
  const found: object[] = await data.query(`select from ${table} where ${key} = $1 for key share`, [
    mergedId,
  ]);
  return found.length > 0;
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

/** Gives recipes back what was merged. @returns those that had not been edited in that respect */
const moveSomeBack = (data: EntityManager, merge: Merge, recipeIds: number[]): Promise<number[]> =>
  refreshingOnce(data, async () => {
    const restored = await moveBack[merge.kind](data, { ...merge, recipeIds });
    // Whoever edits one of them is told that it has changed: saving it would take this back.
    await data.query("update recipes set version = version + 1 where recipe_id = any($1)", [
      restored,
    ]);
    return restored.sort((one, other) => one - other);
  });

/** A part of what is undone. */
interface UndonePart extends Undone {
  isLast: boolean;
}

async function undoSome(data: EntityManager, mergeId: number, size: number): Promise<UndonePart> {
  await lockNames(data);
  const merge = await findMerge(data, mergeId);
  await refuseWithinAnother(data, merge);
  await lockInto(data, merge);
  const next: { id: number }[] = await data.query(NEXT, [mergeId, size]);
  const nextIds = next.map(({ id }) => id);
  const rows: { id: number }[] = await data.query(LOCK_RECIPES, [nextIds]);
  if (!(await isThere(data, merge))) await restoreItem(data, merge);
  const ids = rows.map(({ id }) => id);
  const restored = await moveSomeBack(data, merge, ids);
  const isLast = nextIds.length < size;
  if (isLast) {
    await data.getRepository(Merge).delete({ mergeId });
  } else {
    await data.getRepository(MergedRecipe).delete({ mergeId, recipeId: In(nextIds) });
    await data.getRepository(Merge).update({ mergeId }, { isComplete: false });
  }
  const isRestored = new Set(restored);
  return { merge, restored, left: ids.filter((id) => !isRestored.has(id)), isLast };
}

/**
 * Brings back what was merged, in the recipes that had it and have not been edited in that respect. Whatever was
 * edited since stays as it is. Some recipes change at a time; if it breaks off, undoing it again goes on.
 * @throws NOT_FOUND, and CONFLICT if its name has been taken, or the other one was merged in turn
 */
export async function undoMerge(db: DataSource, mergeId: number): Promise<Undone> {
  const parts: UndonePart[] = [];
  await inTransactions(db, async (data, size) => {
    const part = await undoSome(data, mergeId, size);
    parts.push(part);
    return part.isLast;
  });
  return {
    merge: parts[0]!.merge,
    restored: parts.flatMap(({ restored }) => restored),
    left: parts.flatMap(({ left }) => left),
  };
}
