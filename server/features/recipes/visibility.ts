import { randomBytes, timingSafeEqual } from "node:crypto";
import { registerEnumType } from "type-graphql";
import { RecipeVisibility } from "../../../shared/recipeVisibility";
import { seesAllRecipes, type Viewer } from "../../graphql/context";

export { RecipeVisibility };

registerEnumType(RecipeVisibility, {
  name: "RecipeVisibility",
  description: "The visibility of a recipe.",
  valuesConfig: {
    PUBLIC: { description: "Anyone." },
    UNLISTED: {
      description:
        "Visible to its owner, admins and everyone with its link. It is in no list of others.",
    },
    PRIVATE: { description: "Its owner and admins." },
  },
});

/** The fields of a recipe that the rule needs. */
interface RecipeAccess {
  ownerId: number;
  visibility: RecipeVisibility;
}

/** Returns true for recipes that anyone may see and lists show. */
export const isPublic = (visibility: RecipeVisibility | undefined): boolean =>
  visibility === RecipeVisibility.PUBLIC;

/**
 * `isPublic` as a condition on a row of `recipes`.
 * @param recipe the table or its alias
 */
export const isPublicRecipe = (recipe = "recipes"): string =>
  `${recipe}.visibility = '${RecipeVisibility.PUBLIC}'`;

/**
 * The rule for seeing a recipe and everything that belongs to it: anyone sees a public one, its owner and admins see
 * any other. For other users it does not exist. `isVisibleRecipe` is the same rule in SQL.
 * `docs/decisions/private-recipes.md` lists the other places that depend on the visibility.
 */
export const maySee = (viewer: Viewer | null, { ownerId, visibility }: RecipeAccess): boolean =>
  isPublic(visibility) || viewer?.userId === ownerId || seesAllRecipes(viewer);

/**
 * `maySee` as a condition on a row of `recipes`.
 * @param userId SQL of the viewer's ID; null for visitors
 * @param isAdmin SQL that is true if the viewer sees all recipes; `getViewerParameters` has its value
 * @param recipe the table or its alias
 */
export const isVisibleRecipe = (userId: string, isAdmin: string, recipe = "recipes"): string =>
  `(${isPublicRecipe(recipe)} or ${recipe}.owner_id = ${userId} or ${isAdmin})`;

/** `maySee` as a condition on a row of another table that refers to a recipe. */
export const hasVisibleRecipe = (table: string) => (userId: string, isAdmin: string) =>
  `exists (select from recipes
    where recipes.recipe_id = ${table}.recipe_id and ${isVisibleRecipe(userId, isAdmin)})`;

/** Creates the secret in the link of an unlisted recipe. */
export const makeLinkKey = (): string => randomBytes(16).toString("base64url");

/** Returns true if a key belongs to the recipe's link, with which anyone can open it. */
export function isLinkKey({ linkKey }: { linkKey: string | null }, key: string): boolean {
  const [linkBytes, typedBytes] = [Buffer.from(linkKey ?? ""), Buffer.from(key)];
  return (
    linkBytes.length > 0 &&
    linkBytes.length === typedBytes.length &&
    timingSafeEqual(linkBytes, typedBytes)
  );
}
