import type { SelectQueryBuilder } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery } from "../../graphql/pagedQuery";
import { recipeById } from "./loaders";
import { Recipe } from "./Recipe";
import { RecipeCollection } from "../exports/RecipeExport";
import { isVisibleRecipe, type RecipeVisibility } from "./visibility";

interface Page {
  first: number;
  after?: string | null;
}

const byKey = (direction: Order["direction"]): Order => ({
  keys: [number("recipes.recipe_id")],
  direction,
});

/** One page of recipes with some that lists do not have: the viewer's own private and unlisted ones. */
async function findStored(
  context: Context,
  condition: string,
  direction: Order["direction"],
  page: Page,
): Promise<Connection<Recipe>> {
  const { db, viewer, maxPageSize } = context;
  const query = (): SelectQueryBuilder<Recipe> =>
    db
      .getRepository(Recipe)
      .createQueryBuilder("recipes")
      .select("recipes.recipeId")
      .where(condition, { viewerId: viewer!.userId });
  const found = await pagedQuery(query, byKey(direction), page, maxPageSize);
  const nodes = await Promise.all(
    found.edges.map(({ node }) => context.load(recipeById, node.recipeId)),
  );
  // Something deleted between the two statements is left out.
  const edges = found.edges.flatMap((edge, i) => (nodes[i] ? [{ ...edge, node: nodes[i] }] : []));
  return { ...found, edges };
}

const OWN = "recipes.owner_id = :viewerId";

/** Admins see all recipes, but a collection is of what is public and of their own. */
const LISTED = isVisibleRecipe(":viewerId", "false");

const conditions: Record<RecipeCollection, string> = {
  [RecipeCollection.OWN]: OWN,
  [RecipeCollection.FAVORITES]: `${LISTED} and exists (select from favorites
    where favorites.recipe_id = recipes.recipe_id and favorites.user_id = :viewerId)`,
  [RecipeCollection.ALL]: LISTED,
};

/** One page of a collection by ID. */
export const findCollection = (
  context: Context,
  of: RecipeCollection,
  page: Page,
): Promise<Connection<Recipe>> => findStored(context, conditions[of], "ASC", page);

/** One page of the viewer's own recipes, newest first, if wanted of one visibility only. */
export const findOwnRecipes = (
  context: Context,
  visibility: RecipeVisibility | null,
  page: Page,
): Promise<Connection<Recipe>> =>
  // The enum's own value, not a caller's text.
  findStored(
    context,
    visibility ? `${OWN} and recipes.visibility = '${visibility}'` : OWN,
    "DESC",
    page,
  );
