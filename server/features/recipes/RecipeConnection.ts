import { Field, ObjectType } from "type-graphql";
import { connectionOf } from "../../graphql/connection";
import { Recipe } from "./Recipe";
import { SearchMatch } from "./SearchMatch";

/** Adds fields to the edge; not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
class RecipeEdgeFields {
  @Field(() => [SearchMatch], {
    nullable: true,
    description:
      "The names by which the recipe was found, for words of the search that are not in its own name; null without a search.",
  })
  matches?: SearchMatch[];
}

/** One page of recipes. */
export const RecipeConnection = connectionOf("Recipe", Recipe, RecipeEdgeFields);
