import type { DataSource } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import type { Ownable } from "../../graphql/rules";
import { referenceNames } from "../reference/ReferenceNames";
import type { Recipe } from "./Recipe";
import { type RecipeDoc, recipeOf } from "./RecipeDoc";

/** Documents of recipes, and the version of the reference data that they refer to. */
const DOCS = `select d.recipe_id as "recipeId", d.doc, v.version::int
  from recipe_docs d cross join reference_version v`;

/** A row with a document. */
export interface RecipeRow {
  recipeId: number;
  doc: RecipeDoc;
  version: number;
}

/** The recipes that rows with documents are of. */
export async function recipesOf(db: DataSource, rows: readonly RecipeRow[]): Promise<Recipe[]> {
  if (!rows[0]) return [];
  const names = await referenceNames(db, rows[0].version);
  return rows.map(({ doc }) => recipeOf(doc, names));
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
