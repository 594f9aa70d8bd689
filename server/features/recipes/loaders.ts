import { LRUCache } from "lru-cache";
import type { DataSource } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Ownable } from "../../graphql/rules";
import { type ReferenceNames, referenceNames } from "../reference/ReferenceNames";
import type { Recipe } from "./Recipe";
import { type RecipeDoc, recipeOf } from "./RecipeDoc";

/** Documents of recipes, and the version of the reference data that they refer to. */
const DOCS = `select d.recipe_id as "recipeId", d.doc::text, v.version::int
  from recipe_docs d cross join reference_version v`;

/** A row with a document. */
export interface RecipeRow {
  recipeId: number;
  /** A `RecipeDoc` as JSON. */
  doc: string;
  version: number;
}

/** A recipe as it was made from a document and names. */
interface MadeRecipe {
  doc: string;
  names: ReferenceNames;
  recipe: Recipe;
}

/** How many recipes stay in memory. */
const MAX_RECIPES = 4_000;

const madeRecipes = new WeakMap<DataSource, LRUCache<number, MadeRecipe>>();

/**
 * The recipes that rows with documents are of. A document is parsed once while it stays the same; the
 * database sends it nevertheless, so that no process shows an outdated one.
 */
export async function recipesOf(db: DataSource, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (!rows[0]) return [];
  const names = await referenceNames(db, rows[0].version);
  const made = madeRecipes.get(db) ?? new LRUCache<number, MadeRecipe>({ max: MAX_RECIPES });
  madeRecipes.set(db, made);
  return rows.map(({ recipeId, doc }) => {
    const known = made.get(recipeId);
    if (known?.doc === doc && known.names === names) return known.recipe;
    const recipe = recipeOf(JSON.parse(doc) as RecipeDoc, names);
    made.set(recipeId, { doc, names, recipe });
    return recipe;
  });
}

export const recipeById: Loader<number, Recipe | null> = {
  async batch(ids, { db }) {
    const rows: RecipeRow[] = await db.query(`${DOCS} where d.recipe_id = any($1)`, [ids]);
    return byKey(ids, await recipesOf(db, rows), (recipe) => recipe.recipeId);
  },
};

/** The recipe that the argument `recipeId` names. */
export const namedRecipe: Ownable<Recipe> = {
  thing: "Recipe",
  idArgument: "recipeId",
  find: (context, id) => context.load(recipeById, id),
  ownerId: (recipe) => recipe.ownerId,
};
