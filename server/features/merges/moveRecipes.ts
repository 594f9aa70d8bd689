import type { EntityManager } from "typeorm";
import type { KindDetails } from "./MergeableKind";

/** Locked recipes in which one item replaces another. */
export interface RecipeMove {
  mergeId: number;
  mergedId: number;
  intoId: number;
  recipeIds: number[];
}

/** If a recipe got the item again during the merge, undoing restores its latest state. */
const OVERWRITE = "on conflict (merge_id, recipe_id) do update set had_both = excluded.had_both";

const RECORD_CATEGORY = `
  insert into merged_recipes (merge_id, recipe_id) select $1, unnest($2::int[]) ${OVERWRITE}`;

/** Replaces the category of recipes. */
export async function moveCategory(data: EntityManager, move: RecipeMove): Promise<void> {
  const { mergeId, intoId, recipeIds } = move;
  await data.query(RECORD_CATEGORY, [mergeId, recipeIds]);
  await data.query("update recipes set category_id = $1 where recipe_id = any($2)", [
    intoId,
    recipeIds,
  ]);
}

/** The table of a kind of which a recipe has a set of items, such as tags, and its column. */
type ItemSet = Pick<KindDetails, "usedIn" | "key">;

const recordItem = ({ usedIn, key }: ItemSet) => `
  insert into merged_recipes (merge_id, recipe_id, had_both)
  select $1, id, exists (select from ${usedIn} t where t.recipe_id = id and t.${key} = $3)
  from unnest($2::int[]) id ${OVERWRITE}`;

const removeSecondItem = ({ usedIn, key }: ItemSet) => `
  delete from ${usedIn} t using merged_recipes m
  where m.merge_id = $1 and m.had_both and t.recipe_id = m.recipe_id and t.${key} = $2
    and m.recipe_id = any($3)`;

const replaceItem = ({ usedIn, key }: ItemSet) =>
  `update ${usedIn} set ${key} = $2 where ${key} = $1 and recipe_id = any($3)`;

/** Replaces a tag or a piece of equipment in recipes. A recipe with both keeps one. */
export async function moveItem(
  data: EntityManager,
  move: RecipeMove,
  itemSet: ItemSet,
): Promise<void> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  await data.query(recordItem(itemSet), [mergeId, recipeIds, intoId]);
  await data.query(removeSecondItem(itemSet), [mergeId, mergedId, recipeIds]);
  await data.query(replaceItem(itemSet), [mergedId, intoId, recipeIds]);
}

/** Lines that got the item during the merge are added to those that were recorded before. */
const RECORD_INGREDIENT = `
  insert into merged_recipes (merge_id, recipe_id, line_ids)
  select $1, recipe_id, array_agg(line_id order by position) from recipe_lines
  where ingredient_id = $3 and recipe_id = any($2) group by recipe_id
  on conflict (merge_id, recipe_id) do update
    set line_ids = merged_recipes.line_ids || excluded.line_ids`;

/** Replaces the ingredient of lines. */
export async function moveIngredient(data: EntityManager, move: RecipeMove): Promise<void> {
  const { mergeId, mergedId, intoId, recipeIds } = move;
  await data.query(RECORD_INGREDIENT, [mergeId, recipeIds, mergedId]);
  await data.query(
    "update recipe_lines set ingredient_id = $2 where ingredient_id = $1 and recipe_id = any($3)",
    [mergedId, intoId, recipeIds],
  );
}
