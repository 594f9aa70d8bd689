import { Field, ObjectType } from "type-graphql";
import { makeConnectionType } from "../../graphql/connection";
import { Recipe } from "./Recipe";
import { SearchMatch } from "./SearchMatch";

/** Adds fields to the edge; not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
class RecipeEdgeFields {
  @Field(() => [SearchMatch], {
    nullable: true,
    description:
      "The matches that found the recipe, for words of the search that are not in its name; null without a search.",
  })
  matches?: SearchMatch[];
}

/** One page of recipes. */
export const RecipeConnection = makeConnectionType("Recipe", Recipe, RecipeEdgeFields);
