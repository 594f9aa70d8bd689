import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { MAX_KEY } from "../../graphql/globalId";
import { clearableText, requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { readStepTexts } from "../../../shared/recipeSections";
import { CoverDrawing } from "../covers/CoverDrawing";
import { detailRules, RecipeDetailsInput } from "./RecipeDetails";
import { RecipeVisibility } from "./visibility";
import { type PhotoCaption, PhotoCaptionInput, photoCaptions } from "./PhotoCaptionInput";
import { recipeSteps, RecipeStepInput, type SentStep } from "./steps/RecipeStepInput";
import {
  type IngredientLine,
  ingredientLines,
  type Line,
  RecipeIngredientInput,
  RecipeLineInput,
  recipeLines,
} from "./RecipeLineInput";

/** The rule for the ID of a selected option; forms send 0 for no selection. */
const idRule = (required: string) => z.number().int().min(1, required).max(MAX_KEY, required);

/** The rule for the IDs of distinct items. */
const idsRule = (max: number, tooMany: string) =>
  z
    .array(z.number().int())
    .nullish()
    .transform((ids) => ids && [...new Set(ids)])
    .refine((ids) => !ids || ids.length <= max, tooMany);

const areStepsOf = (instructions: string, steps: readonly SentStep[]): boolean => {
  const texts = readStepTexts(instructions);
  return texts.length === steps.length && texts.every((text, i) => text === steps[i]!.text);
};

const repeatsPhoto = (photoIds: readonly number[], steps: readonly SentStep[]): boolean => {
  const all = [...photoIds, ...steps.flatMap((step) => step.photoIds ?? [])];
  return new Set(all).size < all.length;
};

/** The input of a recipe. */
@InputType({
  description:
    "The editable fields of a recipe. Optional ones that are omitted from an update are unchanged; null clears a text or a number.",
})
export class RecipeInput extends RecipeDetailsInput {
  static rules = z
    .object({
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
      ingredients: ingredientLines,
      lines: recipeLines,
      tagIds: idsRule(maxCount.tags, `A recipe has at most ${maxCount.tags} tags`),
      equipmentIds: idsRule(
        maxCount.equipment,
        `A recipe has at most ${maxCount.equipment} pieces of equipment`,
      ),
      photoIds: idsRule(maxCount.photos, `A recipe has at most ${maxCount.photos} photos`),
      photoCaptions,
      steps: recipeSteps,
      editReason: clearableText("The reason", maxLength.reason),
      removedStepIds: z.array(z.number().int()).max(maxCount.unplacedSteps).nullish(),
    })
    .refine(({ steps, instructions }) => !steps || areStepsOf(instructions, steps), {
      message: "Steps must be those of the instructions, in order.",
      path: ["steps"],
    })
    .refine(({ steps, photoIds }) => !steps || !repeatsPhoto(photoIds ?? [], steps), {
      message: "A photo can be shown in one place only.",
      path: ["steps"],
    })
    .refine(({ lines, ingredients }) => !lines || !ingredients, {
      message: "Send lines or ingredients, not both.",
      path: ["lines"],
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
    description: `The ingredient lines in order, at most ${maxCount.ingredients}. They replace those of the recipe; headings stay. If omitted from an update, the lines are unchanged.`,
  })
  ingredients?: IngredientLine[] | null;

  @Field(() => [RecipeLineInput], {
    nullable: true,
    description: `All lines in order, ingredients and headings, at most ${maxCount.lines}; instead of \`ingredients\`. If omitted from an update, the lines are unchanged.`,
  })
  lines?: Line[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of tags, at most ${maxCount.tags}. If omitted from an update, the tags are unchanged.`,
  })
  tagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of equipment, at most ${maxCount.equipment}. If omitted from an update, the equipment is unchanged.`,
  })
  equipmentIds?: number[] | null;

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

  @Field(() => [RecipeStepInput], {
    nullable: true,
    description: `All steps of \`instructions\` in order, with what is added to them. If they differ from \`instructions\`, the input is refused. If omitted from an update, additions follow their step by its text, and those without one are kept.`,
  })
  steps?: SentStep[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: "The IDs of additions to remove, such as those of `unplacedSteps`.",
  })
  removedStepIds?: number[] | null;

  @Field(() => String, {
    nullable: true,
    description: `The reason for the edit, which the history shows; ${describeMaxLength(maxLength.reason)}.`,
  })
  editReason?: string | null;
}
