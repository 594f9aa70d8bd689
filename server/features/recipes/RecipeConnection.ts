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

/** The search that a page of recipes shows instead of the requested one. */
@ObjectType("SimilarSearch", {
  simpleResolvers: true,
  description: "The search that replaces one that no recipe matches.",
})
export class SimilarSearchFields {
  @Field(() => String, {
    description: "The text, with corrected words and without the words that are left out.",
  })
  text!: string;

  @Field(() => [String], {
    description: "The words of the requested search that are left out, without case and accents.",
  })
  leftOutWords!: string[];

  @Field(() => [String], {
    description:
      "The names of the ingredients that the recipes do not have, because the search names them or their group after a word such as without.",
  })
  excludedIngredients!: string[];
}

/** Adds fields to the connection; not a type of the schema itself. */
@ObjectType({ simpleResolvers: true })
class RecipeConnectionFields {
  @Field(() => SimilarSearchFields, {
    nullable: true,
    description:
      "The search that the page shows because no recipe matches the requested one. Null if the requested search finds recipes, if no similar search does, or without `orSimilar` in the filter.",
  })
  similarSearch?: SimilarSearchFields | null;
}

/** One page of recipes. */
export const RecipeConnection = makeConnectionType(
  "Recipe",
  Recipe,
  RecipeEdgeFields,
  RecipeConnectionFields,
);
