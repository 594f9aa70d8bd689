import { Field, Float, Int, ObjectType } from "type-graphql";

/** The scores of a recipe. */
@ObjectType({ simpleResolvers: true, description: "The scores that people gave to a recipe." })
export class Rating {
  @Field(() => Float, { nullable: true, description: "1.0 to 5.0; null without reviews." })
  average!: number | null;

  @Field(() => Int, { description: "How many reviews there are." })
  count!: number;

  @Field(() => [Int], {
    description: "How many reviews gave 1, 2, 3, 4 and 5, in that order.",
  })
  histogram!: number[];
}
