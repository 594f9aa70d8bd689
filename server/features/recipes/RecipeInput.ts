import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { MAX_KEY } from "../../graphql/globalId";
import { clearableText, optionalText, requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { CoverDrawing } from "../covers/CoverDrawing";
import { detailRules, RecipeDetailsInput } from "./RecipeDetails";
import { RecipeVisibility } from "./visibility";
import { type PhotoCaption, PhotoCaptionInput, photoCaptions } from "./PhotoCaptionInput";

/** The rule for the ID of a selected option; forms send 0 for no selection. */
const idRule = (required: string) => z.number().int().min(1, required).max(MAX_KEY, required);

const lineRules = z.object({
  ingredientId: z.number().int().nullish(),
  quantity: optionalText("Quantity", maxLength.quantity),
  unit: optionalText("Unit", maxLength.unit),
  preparation: clearableText("Preparation", maxLength.preparation),
  isOptional: z.boolean(),
  scales: z.boolean().nullish(),
});

/** The input of an ingredient line. */
@InputType({ description: "An ingredient line of a recipe." })
export class RecipeIngredientInput {
  @Field(() => Int, {
    nullable: true,
    description: "The ingredient's numeric ID. Lines without it are ignored.",
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

/** The input of a recipe. */
@InputType({
  description:
    "The editable fields of a recipe. Optional ones that are omitted from an update are unchanged; null clears a text or a number.",
})
export class RecipeInput extends RecipeDetailsInput {
  static rules = z.object({
    name: requiredText("Recipe name is required.", "Recipe name", maxLength.recipeName),
    categoryId: idRule("Category is required."),
    difficultyLevelId: idRule("Difficulty level is required."),
    instructions: requiredText(
      "Instructions are required.",
      "Instructions",
      maxLength.instructions,
      "keep indents",
    ),
    ingredientsNotes: clearableText("Ingredients notes", maxLength.ingredientsNotes),
    ...detailRules,
    coverDrawing: z.enum(CoverDrawing).nullish(),
    visibility: z.enum(RecipeVisibility).nullish(),
    ingredients: z
      .array(lineRules)
      .max(maxCount.ingredients, `A recipe has at most ${maxCount.ingredients} ingredients`)
      .nullish()
      .transform((lines) => lines && keepFirstPerIngredient(lines)),
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
    photoCaptions,
  });

  @Field(() => String, { description: `The name, ${describeLength(maxLength.recipeName)}.` })
  name!: string;

  @Field(() => Int, { description: "The category's numeric ID." })
  categoryId!: number;

  @Field(() => Int, { description: "The difficulty level's numeric ID." })
  difficultyLevelId!: number;

  @Field(() => String, {
    description: `The instructions, ${describeLength(maxLength.instructions)}; each line is a step.`,
  })
  instructions!: string;

  @Field(() => String, {
    nullable: true,
    description: `Notes on the ingredients, ${describeMaxLength(maxLength.ingredientsNotes)}.`,
  })
  ingredientsNotes?: string | null;

  @Field(() => CoverDrawing, {
    nullable: true,
    description:
      "The drawing that is the cover without a photo; null lets the name of the recipe decide.",
  })
  coverDrawing?: CoverDrawing | null;

  @Field(() => RecipeVisibility, {
    nullable: true,
    description:
      "The visibility of the recipe, public by default. Only its owner may change it, and only contributors and admins may make a recipe public or unlisted.",
  })
  visibility?: RecipeVisibility | null;

  @Field(() => [RecipeIngredientInput], {
    nullable: true,
    description: `The ingredient lines in order, at most ${maxCount.ingredients}. Of several lines with the same ingredient, only the first one is used. If omitted from an update, the lines are unchanged.`,
  })
  ingredients?: Line[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of tags, at most ${maxCount.tags}. If omitted from an update, the tags are unchanged.`,
  })
  tagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of photos in order, at most ${maxCount.photos}; the first one is the cover. Each must have been uploaded by the viewer or belong to the recipe already. If omitted from an update, the photos are unchanged; an empty list removes them.`,
  })
  photoIds?: number[] | null;

  @Field(() => [PhotoCaptionInput], {
    nullable: true,
    description:
      "Captions of photos that the recipe has once it is saved. Photos that are not listed keep theirs.",
  })
  photoCaptions?: PhotoCaption[] | null;
}

/** A line with an ingredient. */
export interface Line {
  ingredientId: number;
  quantity: string | null;
  unit: string | null;
  preparation?: string | null | undefined;
  isOptional: boolean;
  scales?: boolean | null | undefined;
}

function keepFirstPerIngredient(lines: z.output<typeof lineRules>[]): Line[] {
  const byIngredient = new Map<number, Line>();
  for (const { ingredientId, ...line } of lines) {
    if (ingredientId && !byIngredient.has(ingredientId))
      byIngredient.set(ingredientId, { ingredientId, ...line });
  }
  return [...byIngredient.values()];
}
