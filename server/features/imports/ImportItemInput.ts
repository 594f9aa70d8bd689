import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { detailRules, RecipeDetailsInput } from "../recipes/RecipeDetails";
import { RecipeInput } from "../recipes/RecipeInput";
import { requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";

const optionalText = (subject: string, max: number) =>
  z
    .string()
    .refine((value) => !value.includes("\0"), "Text must not contain the NUL character.")
    .transform((value) => value.trim())
    .pipe(z.string().max(max, `${subject} must be at most ${max} characters long`));

const id = z.number().int().min(1);

const ingredientLine = z.object({
  quantity: optionalText("Quantity", maxLength.quantity),
  unit: optionalText("Unit", maxLength.unit),
  ingredient: requiredText(
    "Every line needs an ingredient.",
    "Ingredient name",
    maxLength.referenceName,
  ),
  ingredientId: id.nullish().transform((key) => key ?? null),
  preparation: optionalText("Preparation", maxLength.preparation),
  isOptional: z.boolean(),
  scales: z.boolean(),
});

@InputType({ description: "An ingredient line of a recipe to import." })
export class ImportLineInput {
  @Field(() => String, {
    defaultValue: "",
    description: `The quantity, ${describeMaxLength(maxLength.quantity)}.`,
  })
  quantity!: string;

  @Field(() => String, {
    defaultValue: "",
    description: `The unit, ${describeMaxLength(maxLength.unit)}.`,
  })
  unit!: string;

  @Field(() => String, {
    description: `The name of the ingredient, ${describeLength(maxLength.referenceName)}.`,
  })
  ingredient!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      "The ingredient's numeric ID. Without it, the ingredient of this name is used, or created.",
  })
  ingredientId?: number | null;

  @Field(() => String, {
    defaultValue: "",
    description: `The preparation of the ingredient, ${describeMaxLength(maxLength.preparation)}.`,
  })
  preparation!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: "True if the ingredient can be left out.",
  })
  isOptional!: boolean;

  @Field(() => Boolean, {
    defaultValue: true,
    description: "True if the quantity changes with the number of servings.",
  })
  scales!: boolean;
}

/** Corrections of a recipe to import. */
@InputType({
  description:
    "Corrections of a recipe to import. Fields that are omitted are unchanged; null clears a detail, such as the servings.",
})
export class ImportItemInput extends RecipeDetailsInput {
  static rules = z.object({
    isSkipped: z.boolean().nullish(),
    name: requiredText("Recipe name is required.", "Recipe name", maxLength.recipeName).nullish(),
    categoryId: id.nullish(),
    difficultyLevelId: id.nullish(),
    instructions: requiredText(
      "Instructions are required.",
      "Instructions",
      maxLength.instructions,
      "keep indents",
    ).nullish(),
    lines: z
      .array(ingredientLine)
      .max(maxCount.ingredients, `A recipe has at most ${maxCount.ingredients} ingredients`)
      .nullish(),
    ...detailRules,
    tagIds: RecipeInput.rules.shape.tagIds,
    equipmentIds: RecipeInput.rules.shape.equipmentIds,
  });

  @Field(() => Boolean, { nullable: true, description: "True if the recipe is left out." })
  isSkipped?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: `The name, ${describeLength(maxLength.recipeName)}.`,
  })
  name?: string | null;

  @Field(() => Int, { nullable: true, description: "The category's numeric ID." })
  categoryId?: number | null;

  @Field(() => Int, { nullable: true, description: "The difficulty level's numeric ID." })
  difficultyLevelId?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The instructions, ${describeLength(maxLength.instructions)}; each line is a step.`,
  })
  instructions?: string | null;

  @Field(() => [ImportLineInput], {
    nullable: true,
    description: `The ingredient lines in order, at most ${maxCount.ingredients}.`,
  })
  lines?: ImportLineInput[] | null;
  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of tags, at most ${maxCount.tags}.`,
  })
  tagIds?: number[] | null;

  @Field(() => [Int], {
    nullable: true,
    description: `Numeric IDs of equipment, at most ${maxCount.equipment}.`,
  })
  equipmentIds?: number[] | null;
}
