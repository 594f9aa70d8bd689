import { connectionOf } from "../../graphql/connection";
import { Recipe } from "./Recipe";

/** One page of recipes. */
export const RecipeConnection = connectionOf("Recipe", Recipe);
