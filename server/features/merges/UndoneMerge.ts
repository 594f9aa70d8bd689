import { Field, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { MergeableItem } from "./MergeableItem";

/** Of how many recipes that stayed as they are the names are said. */
export const MOST_LEFT = 10;

@ObjectType({ simpleResolvers: true, description: "The effect of undoing a merge." })
export class UndoneMerge {
  @Field(() => MergeableItem, { description: "The one that is back, under the ID that it had." })
  item!: MergeableItem;

  @Field(() => Int, { description: "The number of recipes that have it again." })
  restoredCount!: number;

  @Field(() => Int, {
    description:
      "The number of recipes that had it and stay as they are, because it was edited there since.",
  })
  leftCount!: number;

  leftIds!: number[];

  @Field(() => [Recipe], {
    simple: false,
    description: `These recipes, at most ${MOST_LEFT} of them.`,
  })
  leftRecipes!: Recipe[];
}
