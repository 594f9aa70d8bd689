import { Field, ObjectType } from "type-graphql";
import { Recipe } from "../recipes/Recipe";

/** A recipe that resembles one of the viewer's favorites. */
@ObjectType({
  simpleResolvers: true,
  description: "A recipe that resembles one of the viewer's favorites.",
})
export class Recommendation {
  @Field(() => Recipe, { description: "The recipe. It is public." })
  recipe!: Recipe;

  @Field(() => Recipe, { description: "The favorite that it is most like." })
  favorite!: Recipe;

  @Field(() => [String], {
    description:
      "The names of ingredients, tags and the category that both have, the rarest first; two or three.",
  })
  shared!: string[];
}
