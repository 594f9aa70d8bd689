import type { SelectQueryBuilder } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery } from "../../graphql/pagedQuery";
import { recipeById } from "./loaders";
import { Recipe } from "./Recipe";
import type { RecipeVisibility } from "./visibility";

export interface Page {
  first: number;
  after?: string | null;
}

const orderByKey = (direction: Order["direction"]): Order => ({
  keys: [number("recipes.recipe_id")],
  direction,
});

/**
 * Finds one page of recipes, including the viewer's private and unlisted ones, which the read model's lists leave out.
 */
export async function findRecipePage(
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
  const connection = await pagedQuery(query, orderByKey(direction), page, maxPageSize);
  const nodes = await Promise.all(
    connection.edges.map(({ node }) => context.load(recipeById, node.recipeId)),
  );
  // Leaves out recipes that were deleted between the two statements.
  const edges = connection.edges.flatMap((edge, i) =>
    nodes[i] ? [{ ...edge, node: nodes[i] }] : [],
  );
  return { ...connection, edges };
}

/** The condition for the viewer's own recipes. */
export const IS_OWN = "recipes.owner_id = :viewerId";

/** Finds one page of the viewer's own recipes, newest first, optionally of one visibility. */
export const findViewerRecipes = (
  context: Context,
  visibility: RecipeVisibility | null,
  page: Page,
): Promise<Connection<Recipe>> =>
  // The enum's own value, not a caller's text.
  findRecipePage(
    context,
    visibility ? `${IS_OWN} and recipes.visibility = '${visibility}'` : IS_OWN,
    "DESC",
    page,
  );
