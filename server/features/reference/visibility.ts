import { type FindOptionsWhere, IsNull } from "typeorm";
import { seesAllRecipes, type Viewer } from "../../graphql/context";
import type { Ingredient } from "./Ingredient";

/** The condition for the ingredients of the site's list. */
export const IS_LISTED: FindOptionsWhere<Ingredient> = { ownerId: IsNull() };

/** The rule for seeing an ingredient: anyone sees those of the list; owners and admins see own ones, as their recipes. */
export const maySeeIngredient = (
  viewer: Viewer | null,
  { ownerId }: Pick<Ingredient, "ownerId">,
): boolean => ownerId === null || ownerId === viewer?.userId || seesAllRecipes(viewer);
