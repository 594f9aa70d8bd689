import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { clearableText, optionalText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";

/** The rules of the fields that all lines have. */
const fieldRules = {
  lineId: z.number().int().nullish(),
  ingredientId: z.number().int().nullish(),
  quantity: optionalText("Quantity", maxLength.quantity),
  unit: optionalText("Unit", maxLength.unit),
  preparation: clearableText("Preparation", maxLength.preparation),
  isOptional: z.boolean(),
  scales: z.boolean().nullish(),
};

const ingredientRules = z.object({
  ...fieldRules,
  section: clearableText("Section", maxLength.heading),
});

const lineRules = z
  .object({ ...fieldRules, heading: clearableText("Heading", maxLength.heading) })
  .refine(({ ingredientId, heading }) => !ingredientId || !heading, {
    message: "A line has an ingredient or a heading, not both.",
    path: ["heading"],
  });

/** A line with an ingredient. */
export type IngredientLine = z.output<typeof ingredientRules> & { ingredientId: number };

/** A line with an ingredient or a heading. */
export type Line = z.output<typeof lineRules>;

const TOO_MANY_INGREDIENTS = `A recipe has at most ${maxCount.ingredients} ingredients`;

export const TOO_MANY_LINES = `A recipe has at most ${maxCount.lines} lines`;

const hasIngredient = <Sent extends { ingredientId?: number | null | undefined }>(
  line: Sent,
): line is Sent & { ingredientId: number } => !!line.ingredientId;

export const ingredientLines = z
  .array(ingredientRules)
  .max(maxCount.ingredients, TOO_MANY_INGREDIENTS)
  .nullish()
  .transform((lines) => lines?.filter(hasIngredient));

export const recipeLines = z
  .array(lineRules)
  .max(maxCount.lines, TOO_MANY_LINES)
  .nullish()
  .transform((lines) => lines?.filter((line) => hasIngredient(line) || line.heading))
  .refine(
    (lines) => !lines || lines.filter(hasIngredient).length <= maxCount.ingredients,
    TOO_MANY_INGREDIENTS,
  );

/** The fields that all lines have. */
@InputType()
abstract class LineFieldsInput {
  @Field(() => Int, {
    nullable: true,
    description:
      "The ID of the line that this one replaces. Without it, a line of the recipe with the same ingredient is replaced, in order.",
  })
  lineId?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: "The ingredient's numeric ID. Lines without any content are ignored.",
  })
  ingredientId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `Free text, such as 1/2; ${describeMaxLength(maxLength.quantity)}; trimmed, and stored as null if empty.`,
  })
  quantity?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Free text, such as tbsp; ${describeMaxLength(maxLength.unit)}; trimmed, and stored as null if empty.`,
  })
  unit?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      "The preparation of the ingredient, such as finely chopped. At most 200 characters. If omitted, existing lines are unchanged; null clears it.",
  })
  preparation?: string | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True if the ingredient can be left out.",
  })
  isOptional!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if the quantity changes with the number of servings. If omitted, existing lines are unchanged and new ones scale.",
  })
  scales?: boolean | null;
}

/** The input of an ingredient line. */
@InputType({ description: "An ingredient line of a recipe." })
export class RecipeIngredientInput extends LineFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: `The heading above the line, ${describeMaxLength(maxLength.heading)}. If omitted, a line that the recipe has keeps its heading, and a new one has that of the line before it.`,
  })
  section?: string | null;
}

/** The input of a line. */
@InputType({ description: "A line of a recipe: an ingredient or a heading." })
export class RecipeLineInput extends LineFieldsInput {
  @Field(() => String, {
    nullable: true,
    description: `A heading, such as For the dough; ${describeMaxLength(maxLength.heading)}. Not together with an ingredient.`,
  })
  heading?: string | null;
}
