import { matchSteps } from "../../../shared/matchSteps";
import { minutesRange } from "../../../shared/inputLimits";
import { readStepTexts } from "../../../shared/recipeSections";
import type { PhotoCaption } from "../recipes/PhotoCaptionInput";
import type { SentStep } from "../recipes/steps/RecipeStepInput";
import type { ImportDraft } from "./ImportDraft";
import type { ImportedStep } from "./readers/ImportedRecipe";

/** A stored photo with its position in the import. */
export type PositionedPhoto = PhotoCaption & { position: number };

/** The steps of a draft as input. Additions follow their step if the draft was edited. */
export function toStepsInput(
  { instructions, lines, steps = [] }: Pick<ImportDraft, "instructions" | "lines" | "steps">,
  photos: readonly PositionedPhoto[],
): { steps?: SentStep[] } {
  if (steps.length === 0) return {};
  const texts = readStepTexts(instructions);
  const positions = matchSteps(steps, texts);
  const toAdditions = ({ isAttended, lineIds, minutes, photoPositions }: ImportedStep) => {
    const stepPhotos = photos.filter(({ position }) => photoPositions.includes(position));
    return {
      minutes: minutes && Math.min(Math.max(minutes, minutesRange.min), minutesRange.max),
      isAttended,
      ...(lineIds && {
        linePositions: lines.flatMap(({ lineId }, i) =>
          lineId !== undefined && lineIds.includes(lineId) ? [i] : [],
        ),
      }),
      photoIds: stepPhotos.map(({ photoId }) => photoId),
      photoCaptions: stepPhotos.map(({ photoId, caption }) => ({ photoId, caption })),
    };
  };
  return {
    steps: texts.map((text, i) => {
      const step = steps[positions.indexOf(i)];
      return { text, ...(step && toAdditions(step)) } as SentStep;
    }),
  };
}
