import { Field, Float, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxLength, minutesRange, servingsRange } from "../../../shared/inputLimits";
import { clearableText } from "../../graphql/validate";
import { describeMaxLength, describeRange } from "../../lib/describeLimits";

function minutes(thing: string) {
  const { min, max } = minutesRange;
  const message = `${thing} must be between ${min} and ${max} minutes`;
  return z.number().int().min(min, message).max(max, message).nullish();
}

function servings() {
  const { min, max } = servingsRange;
  const message = `Servings must be between ${min} and ${max}`;
  return z.number().min(min, message).max(max, message).nullish();
}

/** The rules of `CookingInput`. */
export const cookingRules = {
  description: clearableText("Description", maxLength.description),
  source: clearableText("Source", maxLength.source),
  servings: servings(),
  servingsUnit: clearableText("The unit of servings", maxLength.servingsUnit),
  prepMinutes: minutes("Preparation time"),
  cookMinutes: minutes("Cooking time"),
  totalMinutes: minutes("Total time"),
};

/** The input fields for servings, times, description and source. */
@InputType()
export class CookingInput {
  @Field(() => String, {
    nullable: true,
    description: `A short description, ${describeMaxLength(maxLength.description)}.`,
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where the recipe comes from: a book, a person or a URL; ${describeMaxLength(maxLength.source)}.`,
  })
  source?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: `The number of servings, ${describeRange(servingsRange)}.`,
  })
  servings?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The things that \`servings\` counts, such as people, loaves or jars, ${describeMaxLength(maxLength.servingsUnit)}; null stands for servings.`,
  })
  servingsUnit?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: `Preparation time in minutes, ${describeRange(minutesRange)}.`,
  })
  prepMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Cooking time in minutes, ${describeRange(minutesRange)}.`,
  })
  cookMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: `Total time in minutes, ${describeRange(minutesRange)}, if it differs from the sum of preparation and cooking time.`,
  })
  totalMinutes?: number | null;
}
