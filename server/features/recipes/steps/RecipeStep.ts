import { Field, Int, ObjectType } from "type-graphql";
import { findStepLines } from "../../../../shared/stepLines/findStepLines";
import { maxCount, minutesRange } from "../../../../shared/inputLimits";
import { readSteps, type Step } from "../../../../shared/recipeSections";
import { describeRange } from "../../../lib/describeLimits";
import { Photo } from "../../photos/Photo";
import type { Recipe } from "../Recipe";
import type { RecipeIngredient } from "../RecipeLine";
import type { StoredStep } from "./StoredStep";

/** The additions to a step, with its photos in order. */
export type StepAdditions = Pick<
  StoredStep,
  "stepId" | "position" | "text" | "minutes" | "isAttended" | "lineIds"
> & { photos: Photo[] };

const NOTHING_ADDED = {
  stepId: null,
  position: null,
  minutes: null,
  isAttended: null,
  lineIds: null,
};

/** A step of the instructions with its additions. */
@ObjectType({
  simpleResolvers: true,
  description: "A step of a recipe's instructions, with its photos, duration and lines.",
})
export class RecipeStep implements Step {
  @Field(() => Int, {
    nullable: true,
    description: "The ID of the additions to the step; null until the step has some.",
  })
  stepId!: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      "The position among the steps, starting at 0; null for a heading without steps, and for an unplaced step.",
  })
  position!: number | null;

  @Field(() => String, {
    nullable: true,
    description: "The heading directly above this step; null if the section continues.",
  })
  heading!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The name of the step: the part before the colon in `Name: text`.",
  })
  name!: string | null;

  @Field(() => String, {
    description: "The text of the step, with its name; empty for a heading without steps.",
  })
  text!: string;

  @Field(() => [Photo], {
    description: `The photos of the step in order, at most ${maxCount.stepPhotos}.`,
  })
  photos!: Photo[];

  @Field(() => Int, {
    nullable: true,
    description: `The duration in minutes, ${describeRange(minutesRange)}.`,
  })
  minutes!: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "False if the step needs no attention for its duration; null if not given.",
  })
  isAttended!: boolean | null;

  @Field(() => [Int], {
    nullable: true,
    description: "The IDs of the lines that a person has chosen; null if the text decides.",
  })
  lineIds!: number[] | null;

  @Field(() => [String], {
    description:
      "For earlier clients: the texts of the section that begins with this step; empty for its other steps.",
    deprecationReason: "Read `text` of each step.",
  })
  steps!: string[];

  /** The lines that the text may name. */
  ingredients!: readonly RecipeIngredient[];

  @Field(() => [Int], {
    description:
      "The IDs of the lines that the step uses: those chosen by a person, otherwise those that the text names.",
  })
  get lines(): number[] {
    return (this.foundLines ??= this.findLines());
  }

  /** Found once for each step that was read. */
  private foundLines?: number[];

  private findLines(): number[] {
    const { ingredients, lineIds, text } = this;
    const lines = lineIds
      ? ingredients.filter(({ lineId }) => lineIds.includes(lineId))
      : findStepLines(text, ingredients);
    return lines.map(({ lineId }) => lineId);
  }
}

type StepsOfRecipe = Pick<Recipe, "instructions" | "ingredients" | "storedSteps">;

const makeStep = (
  { ingredients }: Pick<Recipe, "ingredients">,
  step: Step,
  additions: StepAdditions | undefined,
): RecipeStep =>
  Object.assign(new RecipeStep(), {
    ...NOTHING_ADDED,
    ...(additions && {
      stepId: additions.stepId,
      minutes: additions.minutes,
      isAttended: additions.isAttended,
      lineIds: additions.lineIds,
    }),
    photos: additions?.photos ?? [],
    ...step,
    steps: [],
    ingredients,
  });

/** The steps of a recipe's instructions with their additions. */
export function makeSteps(recipe: StepsOfRecipe): RecipeStep[] {
  const byPosition = new Map(recipe.storedSteps.map((step) => [step.position, step]));
  const steps: RecipeStep[] = [];
  let position = 0;
  let first: RecipeStep | undefined;
  for (const step of readSteps(recipe.instructions)) {
    const made = makeStep(recipe, step, step.text ? byPosition.get(position) : undefined);
    if (step.text) made.position = position++;
    if (!first || step.heading !== null) first = made;
    if (step.text) first.steps.push(step.text);
    steps.push(made);
  }
  return steps;
}

/** The additions to steps that the instructions no longer have. */
export const makeUnplacedSteps = (recipe: StepsOfRecipe): RecipeStep[] =>
  recipe.storedSteps
    .filter(({ position }) => position === null)
    .map((additions) =>
      makeStep(recipe, { heading: null, name: null, text: additions.text }, additions),
    );
