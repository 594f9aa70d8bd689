import { connectionOf } from "../../connection";
import { Recipe } from "./Recipe";

/** One page of recipes. */
export const RecipeConnection = connectionOf("Recipe", Recipe);
