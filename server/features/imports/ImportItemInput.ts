import { Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { detailRules, RecipeDetailsInput } from "../recipes/RecipeDetails";
import { RecipeInput } from "../recipes/RecipeInput";
import { optionalText, requiredText } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";

/** A text that is empty if omitted. */
const text = (subject: string, max: number) =>
  optionalText(subject, max).transform((value) => value ?? "");

const id = z.number().int().min(1);

const line = z
  .object({
    heading: optionalText("Heading", maxLength.heading),
    quantity: text("Quantity", maxLength.quantity),
    unit: text("Unit", maxLength.unit),
    ingredient: text("Ingredient name", maxLength.referenceName),
    ingredientId: id.nullish().transform((key) => key ?? null),
    preparation: text("Preparation", maxLength.preparation),
    isOptional: z.boolean(),
    scales: z.boolean(),
  })
  .refine(({ heading, ingredient }) => heading !== null || ingredient !== "", {
    message: "Every line needs an ingredient.",
    path: ["ingredient"],
  })
  .refine(({ heading, ingredient }) => heading === null || ingredient === "", {
    message: "A line has an ingredient or a heading, not both.",
    path: ["heading"],
  });

const TOO_MANY_INGREDIENTS = `A recipe has at most ${maxCount.ingredients} ingredients`;

@InputType({ description: "A line of a recipe to import: an ingredient or a heading." })
export class ImportLineInput {
  @Field(() => String, {
    nullable: true,
    description: `A heading, such as For the dough, instead of an ingredient; ${describeMaxLength(maxLength.heading)}.`,
  })
  heading?: string | null;

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
    defaultValue: "",
    description: `The name of the ingredient, ${describeMaxLength(maxLength.referenceName)}; required unless the line is a heading.`,
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
    isReviewed: z.boolean().nullish(),
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
      .array(line)
      .max(maxCount.lines, `A recipe has at most ${maxCount.lines} lines`)
      .nullish()
      .refine(
        (lines) =>
          !lines || lines.filter(({ heading }) => heading === null).length <= maxCount.ingredients,
        TOO_MANY_INGREDIENTS,
      ),
    ...detailRules,
    tagIds: RecipeInput.rules.shape.tagIds,
    equipmentIds: RecipeInput.rules.shape.equipmentIds,
  });

  @Field(() => Boolean, { nullable: true, description: "True if the recipe is left out." })
  isSkipped?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if the recipe was reviewed, which removes the doubts about it.",
  })
  isReviewed?: boolean | null;

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
    description: `All lines in order, ingredients and headings, at most ${maxCount.lines}.`,
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
