import { ArgsType, Field, Int, ObjectType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { optionalText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";

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

  @Field(() => Date, {
    nullable: true,
    description:
      "The time when a contributor declined the proposal; null before, and once it is proposed again.",
  })
  declinedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: `The contributor's reason for declining; ${describeMaxLength(maxLength.declineReason)}.`,
  })
  declineReason!: string | null;
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

/** The arguments of `declineIngredient`. */
@ArgsType()
export class DeclineIngredientArgs {
  static rules = z.looseObject({ reason: optionalText("Reason", maxLength.declineReason) });

  @Field(() => Int, { description: "The ingredient's numeric ID." })
  ingredientId!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which its owner reads at the recipe; ${describeMaxLength(maxLength.declineReason)}.`,
  })
  reason!: string | null;
}
