import { Field, Int, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";
import { MergeableItem } from "./MergeableItem";

/** Of how many recipes that stayed as they are the names are said. */
export const MOST_LEFT = 10;

@ObjectType({ simpleResolvers: true, description: "What undoing a merge has done." })
export class UndoneMerge {
  @Field(() => MergeableItem, { description: "The one that is back, under the ID that it had." })
  item!: MergeableItem;

  @Field(() => Int, { description: "How many recipes have it again." })
  restoredCount!: number;

  @Field(() => Int, {
    description:
      "How many recipes had it and stay as they are, because they were edited in that respect since.",
  })
  leftCount!: number;

  leftIds!: number[];

  @Field(() => [Recipe], {
    simple: false,
    description: `Those recipes, at most ${MOST_LEFT} of them.`,
  })
  leftRecipes!: Recipe[];
}
