import { Field, Int, ObjectType } from "type-graphql";

@ObjectType({
  simpleResolvers: true,
  description:
    "An own ingredient of a user, from an import: it is not in the site's list, and only hidden recipes of its owner use it.",
})
export class OwnIngredient {
  @Field(() => Int, { description: "The ingredient's numeric ID." })
  ingredientId!: number;

  @Field(() => String, { description: "The ingredient's name." })
  name!: string;

  @Field(() => Boolean, { description: "True if its owner has proposed it for the list." })
  isProposed!: boolean;
}

@ObjectType({
  simpleResolvers: true,
  description:
    "An ingredient that users propose for the site's list. It names neither them nor their recipes.",
})
export class ProposedIngredient {
  @Field(() => Int, { description: "The ingredient's numeric ID." })
  ingredientId!: number;

  @Field(() => String, { description: "The name." })
  name!: string;

  @Field(() => Int, {
    description: "The number of recipes that use it, of all users who propose this name.",
  })
  recipeCount!: number;

  @Field(() => Date, { description: "The time when it was first proposed." })
  proposedAt!: Date;
}
