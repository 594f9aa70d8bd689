import { Field, Float, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength, minutesRange, servingsRange } from "../../../shared/inputLimits";
import { MAX_KEY } from "../../graphql/globalId";
import { clearableText, optionalText, requiredText } from "../../graphql/validate";

/** A key that a form picked; 0 stands for nothing picked. */
const picked = (required: string) => z.number().int().min(1, required).max(MAX_KEY, required);

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

const lineRules = z.object({
  ingredientId: z.number().int().nullish(),
  quantity: optionalText("Quantity", maxLength.quantity),
  unit: optionalText("Unit", maxLength.unit),
  isOptional: z.boolean(),
  scales: z.boolean().nullish(),
});

/** One line of a recipe as it is typed. */
@InputType({ description: "One line of a recipe as it is typed." })
export class RecipeIngredientInput {
  @Field(() => Int, {
    nullable: true,
    description: "What the line calls for; a line without it is dropped.",
  })
  ingredientId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: "Free text such as 1/2, at most 50 characters; trimmed, and null when empty.",
  })
  quantity?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Free text such as tbsp, at most 50 characters; trimmed, and null when empty.",
  })
  unit?: string | null;

  @Field(() => Boolean, { defaultValue: false, description: "Whether the dish works without it." })
  isOptional!: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "Whether it changes with the servings. Left out, it stays as it is, and a new line does.",
  })
  scales?: boolean | null;
}

/** A whole recipe as it is typed. */
@InputType({ description: "A whole recipe as it is typed." })
export class RecipeInput {
  static rules = z.object({
    name: requiredText("Recipe name is required.", "Recipe name", maxLength.recipeName),
    categoryId: picked("Category is required."),
    difficultyLevelId: picked("Difficulty level is required."),
    instructions: requiredText(
      "Instructions are required.",
      "Instructions",
      maxLength.instructions,
      "keep indents",
    ),
    ingredientsNotes: clearableText("Ingredients notes", maxLength.ingredientsNotes),
    description: clearableText("Description", maxLength.description),
    source: clearableText("Source", maxLength.source),
    servings: servings(),
    servingsUnit: clearableText("The word for servings", maxLength.servingsUnit),
    prepMinutes: minutes("Preparation time"),
    cookMinutes: minutes("Cooking time"),
    totalMinutes: minutes("Total time"),
    ingredients: z
      .array(lineRules)
      .max(maxCount.ingredients, `A recipe has at most ${maxCount.ingredients} ingredients`)
      .nullish()
      .transform((lines) => lines && onePerIngredient(lines)),
    tagIds: z
      .array(z.number().int())
      .nullish()
      .transform((ids) => ids && [...new Set(ids)])
      .refine(
        (ids) => !ids || ids.length <= maxCount.tags,
        `A recipe has at most ${maxCount.tags} tags`,
      ),
    photoIds: z
      .array(z.number().int())
      .nullish()
      .transform((ids) => ids && [...new Set(ids)])
      .refine(
        (ids) => !ids || ids.length <= maxCount.photos,
        `A recipe has at most ${maxCount.photos} photos`,
      ),
  });

  @Field(() => String, { description: "1 to 200 characters." })
  name!: string;

  @Field(() => Int, { description: "The kind of dish." })
  categoryId!: number;

  @Field(() => Int, { description: "How hard it is." })
  difficultyLevelId!: number;

  @Field(() => String, { description: "1 to 20,000 characters; each line is a step." })
  instructions!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A remark on the ingredients, at most 10,000 characters. This and the seven below stay as they are when left out of an edit; null takes them away.",
  })
  ingredientsNotes?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "What makes the dish worth cooking, at most 2,000 characters.",
  })
  description?: string | null;

  @Field(() => String, {
    nullable: true,
    description: "Where it comes from: a book, a person or an address, at most 500 characters.",
  })
  source?: string | null;

  @Field(() => Float, { nullable: true, description: "How many it makes, 1 to 1,000." })
  servings?: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      "What `servings` counts, such as people, loaves or jars, at most 50 characters; null for servings.",
  })
  servingsUnit?: string | null;

  @Field(() => Int, { nullable: true, description: "Minutes of preparation, 0 to 14,400." })
  prepMinutes?: number | null;

  @Field(() => Int, { nullable: true, description: "Minutes of cooking, 0 to 14,400." })
  cookMinutes?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "Minutes from beginning to end, 0 to 14,400, where that is not preparation and cooking together.",
  })
  totalMinutes?: number | null;

  @Field(() => [RecipeIngredientInput], {
    nullable: true,
    description:
      "At most 100, in their order; of two with one ingredient the first counts. Left out in an edit, the lines stay as they are.",
  })
  ingredients?: Line[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: "At most 50. Left out in an edit, the tags stay as they are.",
  })
  tagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description:
      "At most 12, in their order; the first is the cover. Each was uploaded by the viewer, or is the recipe's already. Left out in an edit, the photos stay as they are; an empty list takes them away.",
  })
  photoIds?: number[] | null;
}

/** A line that names an ingredient. */
export interface Line {
  ingredientId: number;
  quantity: string | null;
  unit: string | null;
  isOptional: boolean;
  scales?: boolean | null | undefined;
}

function onePerIngredient(lines: z.output<typeof lineRules>[]): Line[] {
  const byIngredient = new Map<number, Line>();
  for (const { ingredientId, ...line } of lines) {
    if (ingredientId && !byIngredient.has(ingredientId))
      byIngredient.set(ingredientId, { ingredientId, ...line });
  }
  return [...byIngredient.values()];
}
