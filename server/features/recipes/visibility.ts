import { randomBytes, timingSafeEqual } from "node:crypto";
import { registerEnumType } from "type-graphql";
import { RecipeVisibility } from "../../../shared/recipeVisibility";
import type { Viewer } from "../../graphql/context";

export { RecipeVisibility };

registerEnumType(RecipeVisibility, {
  name: "RecipeVisibility",
  description: "The visibility of a recipe.",
  valuesConfig: {
    PUBLIC: { description: "Everybody." },
    UNLISTED: {
      description:
        "Visible to its owner, admins and everyone with its link. It is in no list of others.",
    },
    PRIVATE: { description: "Its owner and admins." },
  },
});

/** What the rule needs of a recipe. */
interface Hideable {
  ownerId: number;
  visibility: RecipeVisibility;
}

/** Returns true for the recipes that everybody may see, and that lists show. */
export const isPublic = (visibility: RecipeVisibility | undefined): boolean =>
  visibility === RecipeVisibility.PUBLIC;

/**
 * `isPublic` as a condition on a row of `recipes`.
 * @param recipe the table or its alias
 */
export const isPublicRecipe = (recipe = "recipes"): string =>
  `${recipe}.visibility = '${RecipeVisibility.PUBLIC}'`;

/**
 * The rule of who sees a recipe, with everything that belongs to it: everybody a public one, its owner and
 * admins any other. To all others it does not exist. `isVisibleRecipe` is the same rule in SQL.
 */
export const maySee = (viewer: Viewer | null, { ownerId, visibility }: Hideable): boolean =>
  isPublic(visibility) ||
  (viewer !== null && (viewer.roleName === "admin" || viewer.userId === ownerId));

/** A secret that nobody guesses, for the link of an unlisted recipe. */
export const makeLinkKey = (): string => randomBytes(16).toString("base64url");

/** Whether a key is that of the recipe's link, which opens it to whoever has it. */
export function opensByLink({ linkKey }: { linkKey: string | null }, key: string): boolean {
  const [own, typed] = [Buffer.from(linkKey ?? ""), Buffer.from(key)];
  return own.length > 0 && own.length === typed.length && timingSafeEqual(own, typed);
}

/**
 * `maySee` as a condition on a row of `recipes`.
 * @param userId SQL of the viewer's ID; null for visitors
 * @param isAdmin SQL of whether the viewer is an admin
 * @param recipe the table or its alias
 */
export const isVisibleRecipe = (userId: string, isAdmin: string, recipe = "recipes"): string =>
  `(${isPublicRecipe(recipe)} or ${recipe}.owner_id = ${userId} or ${isAdmin})`;

/** The same for a row of another table that refers to a recipe. */
export const hasVisibleRecipe = (table: string) => (userId: string, isAdmin: string) =>
  `exists (select from recipes
    where recipes.recipe_id = ${table}.recipe_id and ${isVisibleRecipe(userId, isAdmin)})`;

/** The values of the parameters that the conditions take. */
export const visibilityParameters = (
  viewer: Viewer | null,
): [userId: number | null, isAdmin: boolean] => [
  viewer?.userId ?? null,
  viewer?.roleName === "admin",
];
