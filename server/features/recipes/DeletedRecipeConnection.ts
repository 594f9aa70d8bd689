import { connectionOf } from "../../graphql/connection";
import { DeletedRecipe } from "./DeletedRecipe";

/** One page of deleted recipes. */
export const DeletedRecipeConnection = connectionOf("DeletedRecipe", DeletedRecipe);
