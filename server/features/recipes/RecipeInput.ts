import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { MAX_KEY } from "../../globalId";
import { optionalText, requiredText } from "../../validate";

const MOST_LINES = 100;
const MOST_TAGS = 50;

/** A key that a form picked; 0 stands for nothing picked. */
const picked = (required: string) => z.number().int().min(1, required).max(MAX_KEY, required);

const lineRules = z.object({
  ingredientId: z.number().int().nullish(),
  quantity: optionalText("Quantity", 50),
  unit: optionalText("Unit", 50),
  isOptional: z.boolean(),
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
    ingredientsNotes: optionalText("Ingredients notes", 10_000),
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
    description: "A remark on the ingredients, at most 10,000 characters.",
  })
  ingredientsNotes?: string | null;

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
}

/** A line that names an ingredient. */
export interface Line {
  ingredientId: number;
  quantity: string | null;
  unit: string | null;
  isOptional: boolean;
}

function onePerIngredient(lines: z.output<typeof lineRules>[]): Line[] {
  const kept = new Map<number, Line>();
  for (const { ingredientId, ...line } of lines) {
    if (ingredientId && !kept.has(ingredientId)) kept.set(ingredientId, { ingredientId, ...line });
  }
  return [...kept.values()];
}
