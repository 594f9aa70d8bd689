import { matchSteps } from "../../../shared/matchSteps";
import { minutesRange } from "../../../shared/inputLimits";
import { readStepTexts } from "../../../shared/recipeSections";
import type { PhotoCaption } from "../recipes/PhotoCaptionInput";
import type { SentStep } from "../recipes/steps/RecipeStepInput";
import type { ImportDraft } from "./ImportDraft";
import type { ImportedStep } from "./readers/ImportedRecipe";

/** A stored photo with its position in the import. */
export type PositionedPhoto = PhotoCaption & { position: number };

/** The steps of a draft. */
interface DraftSteps {
  /** The steps as input; absent if no step has additions. */
  steps?: SentStep[];
  /** The additions that belong to no step. */
  unplacedSteps: SentStep[];
}

/** The steps of a draft as input. Additions follow their step if the draft was edited. */
export function toStepsInput(
  { instructions, lines, steps = [] }: Pick<ImportDraft, "instructions" | "lines" | "steps">,
  photos: readonly PositionedPhoto[],
): DraftSteps {
  if (steps.length === 0) return { unplacedSteps: [] };
  const texts = readStepTexts(instructions);
  const placedSteps = steps.filter(({ position }) => position !== null);
  const positions = matchSteps(placedSteps, texts);
  const toSentStep = (
    text: string,
    { isAttended, lineIds, minutes, photoPositions }: ImportedStep,
  ): SentStep => {
    const stepPhotos = photos.filter(({ position }) => photoPositions.includes(position));
    return {
      text,
      minutes: minutes && Math.min(Math.max(minutes, minutesRange.min), minutesRange.max),
      isAttended,
      ...(lineIds && {
        linePositions: lines.flatMap(({ lineId }, i) =>
          lineId !== undefined && lineIds.includes(lineId) ? [i] : [],
        ),
      }),
      photoIds: stepPhotos.map(({ photoId }) => photoId),
      photoCaptions: stepPhotos.map(({ photoId, caption }) => ({ photoId, caption })),
    } as SentStep;
  };
  const unplacedSteps = steps.filter(
    (step) => step.position === null || positions[placedSteps.indexOf(step)] === undefined,
  );
  return {
    steps: texts.map((text, i) => {
      const step = placedSteps[positions.indexOf(i)];
      return step ? toSentStep(text, step) : ({ text } as SentStep);
    }),
    unplacedSteps: unplacedSteps.map((step) => toSentStep(step.text, step)),
  };
}
