import { registerEnumType } from "type-graphql";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { admin, byCall, type Rule } from "../../graphql/rules";
import { findRecipePage, IS_OWN, type Page } from "../recipes/findViewerRecipes";
import type { Recipe } from "../recipes/Recipe";
import { isVisibleRecipe } from "../recipes/visibility";

/** The collections that can be exported. */
export enum RecipeCollection {
  OWN = "OWN",
  FAVORITES = "FAVORITES",
  ALL = "ALL",
}

/** Rules for exporting a collection: admins export any, other users their own recipes and favorites. */
export const canExportRecipes: Rule[] = [
  admin,
  byCall("user, for a collection of their own", (_viewer, { args }) => args["of"] !== "ALL"),
];

/** Also for admins, a collection contains public recipes and their own only. */
const IS_LISTED = isVisibleRecipe(":viewerId", "false");

const definitions: Record<RecipeCollection, { description: string; condition: string }> = {
  OWN: {
    description: "The recipes that the viewer added, private and unlisted ones included.",
    condition: IS_OWN,
  },
  FAVORITES: {
    description: "The viewer's favorites.",
    condition: `${IS_LISTED} and exists (select from favorites
      where favorites.recipe_id = recipes.recipe_id and favorites.user_id = :viewerId)`,
  },
  ALL: {
    description: "All public recipes and the viewer's own; for admins.",
    condition: IS_LISTED,
  },
};

registerEnumType(RecipeCollection, {
  name: "RecipeCollection",
  description: "A collection of recipes that can be exported.",
  valuesConfig: definitions,
});

/** Finds one page of a collection, sorted by ID. */
export const findCollection = (
  context: Context,
  collection: RecipeCollection,
  page: Page,
): Promise<Connection<Recipe>> =>
  findRecipePage(context, definitions[collection].condition, "ASC", page);
