import { Field, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { MergeableItem } from "./MergeableItem";

/** The number of unchanged recipes that are listed. */
export const MAX_LEFT_RECIPES = 10;

@ObjectType({ simpleResolvers: true, description: "The effect of undoing a merge." })
export class UndoneMerge {
  @Field(() => MergeableItem, { description: "The restored item, under its former ID." })
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
    description: `These recipes, at most ${MAX_LEFT_RECIPES} of them.`,
  })
  leftRecipes!: Recipe[];
}
