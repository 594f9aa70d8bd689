import { Field, Float, InputType, Int } from "type-graphql";
import { z } from "zod";
import { MAX_KEY } from "../../graphql/globalId";
import { clearableText, optionalText, requiredText } from "../../graphql/validate";

const MOST_LINES = 100;
const MOST_TAGS = 50;
const MOST_PHOTOS = 12;

/** The id of a selected option; 0 if nothing is selected. */
const picked = (required: string) => z.number().int().min(1, required).max(MAX_KEY, required);

/** Ten days, which is enough for a ham. */
const MOST_MINUTES = 14_400;

function minutes(thing: string) {
  const message = `${thing} must be between 0 and ${MOST_MINUTES} minutes`;
  return z.number().int().min(0, message).max(MOST_MINUTES, message).nullish();
}

const SERVINGS = "Servings must be between 1 and 1000";

const lineRules = z.object({
  ingredientId: z.number().int().nullish(),
  quantity: optionalText("Quantity", 50),
  unit: optionalText("Unit", 50),
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
    name: requiredText("Recipe name is required.", "Recipe name", 200),
    categoryId: picked("Category is required."),
    difficultyLevelId: picked("Difficulty level is required."),
    instructions: requiredText(
      "Instructions are required.",
      "Instructions",
      20_000,
      "keep indents",
    ),
    ingredientsNotes: clearableText("Ingredients notes", 10_000),
    description: clearableText("Description", 2_000),
    source: clearableText("Source", 500),
    servings: z.number().min(1, SERVINGS).max(1_000, SERVINGS).nullish(),
    servingsUnit: clearableText("The word for servings", 50),
    prepMinutes: minutes("Preparation time"),
    cookMinutes: minutes("Cooking time"),
    totalMinutes: minutes("Total time"),
    ingredients: z
      .array(lineRules)
      .max(MOST_LINES, `A recipe has at most ${MOST_LINES} ingredients`)
      .nullish()
      .transform((lines) => lines && onePerIngredient(lines)),
    tagIds: z
      .array(z.number().int())
      .nullish()
      .transform((ids) => ids && [...new Set(ids)])
      .refine((ids) => !ids || ids.length <= MOST_TAGS, `A recipe has at most ${MOST_TAGS} tags`),
    photoIds: z
      .array(z.number().int())
      .nullish()
      .transform((ids) => ids && [...new Set(ids)])
      .refine(
        (ids) => !ids || ids.length <= MOST_PHOTOS,
        `A recipe has at most ${MOST_PHOTOS} photos`,
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
