import { minutesRange } from "../../../../shared/inputLimits";
import { matchSteps } from "../../../../shared/matchSteps";
import { readStepTexts } from "../../../../shared/recipeSections";
import type { RecipeStepInput } from "../../../shared/apollo/schema.generated";
import { t } from "../../../shared/messages/t";
import { formatTypedNumber, parseTypedNumber } from "../../../shared/typedNumber";
import { type DraftLine, readRowHeading } from "../draftLines";
import type { DraftPhoto } from "../../../shared/photos/DraftPhoto";
import type { StepAdditions_StepFragment } from "../StepAdditions_step.generated";

/** The additions to a step in the form. */
export interface DraftStep {
  /** A React key that stays when steps move. */
  key: string;
  /** Null for additions that are not saved yet. */
  stepId: number | null;
  /** The text and the position when the additions were placed last. */
  text: string;
  position: number | null;
  /** As typed. */
  minutes: string;
  isAttended: boolean | null;
  /** The rows that a person has chosen, by `toRowName`; null if the text decides. */
  rows: string[] | null;
  photos: DraftPhoto[];
}

/** The part of a draft that steps consist of. */
interface StepsDraft {
  instructions: string;
  lines: DraftLine[];
  steps: DraftStep[];
  removedStepIds: number[];
}

/** A step of the typed instructions with its additions. */
export interface PlacedStep {
  text: string;
  position: number;
  additions: DraftStep | undefined;
}

let steps = 0;

export const emptyStep = (text: string, position: number | null): DraftStep => ({
  key: `step-${++steps}`,
  stepId: null,
  text,
  position,
  minutes: "",
  isAttended: null,
  rows: null,
  photos: [],
});

/** The name of a row in the additions of steps: the ID of its line, or its key until it is saved. */
export const toRowName = ({ key, lineId }: DraftLine): string =>
  lineId === null ? key : String(lineId);

const toDraftStep = (step: StepAdditions_StepFragment, position: number | null): DraftStep => ({
  ...emptyStep(step.text, position),
  stepId: step.stepId,
  minutes: formatTypedNumber(step.minutes),
  isAttended: step.isAttended,
  rows: step.lineIds?.map(String) ?? null,
  photos: step.photos.map(({ photoId, caption, image }) => ({
    photoId,
    image,
    caption: caption ?? "",
  })),
});

interface StepsOfRecipe {
  steps: readonly StepAdditions_StepFragment[];
  unplacedSteps: readonly StepAdditions_StepFragment[];
}

/** The additions of a recipe for the form. */
export const toDraftSteps = ({ steps: placed, unplacedSteps }: StepsOfRecipe): DraftStep[] => [
  ...placed
    .filter(({ text }) => text !== "")
    .map(toDraftStep)
    .filter(({ stepId }) => stepId !== null),
  ...unplacedSteps.map((step) => toDraftStep(step, null)),
];

type Steps = Pick<StepsDraft, "instructions" | "steps">;

/** Places the additions at the steps of the typed instructions, as the server does when it saves them. */
export function placeSteps({ instructions, steps: additions }: Steps): {
  placed: PlacedStep[];
  unplaced: DraftStep[];
} {
  const texts = readStepTexts(instructions);
  const positions = matchSteps(additions, texts);
  return {
    placed: texts.map((text, position) => ({
      text,
      position,
      additions: additions[positions.indexOf(position)],
    })),
    unplaced: additions.filter((_step, i) => positions[i] === undefined),
  };
}

/** True if a step has something to save. */
const hasContent = ({ isAttended, minutes, photos, rows }: DraftStep): boolean =>
  minutes.trim() !== "" || isAttended !== null || rows !== null || photos.length > 0;

/** Changes the additions of a step, which may be its first. */
export function changeStep(
  draft: Steps,
  { position, text, additions }: PlacedStep,
  part: Partial<DraftStep>,
): Pick<StepsDraft, "steps"> {
  const { placed } = placeSteps(draft);
  const current = placed[position]?.text === text ? placed[position].additions : additions;
  const others = draft.steps.filter((step) => step !== current);
  const before = current ?? additions ?? emptyStep(text, position);
  const changed = { ...before, text, position, ...part };
  return { steps: [...others, changed].sort(byPosition) };
}

const byPosition = (one: DraftStep, other: DraftStep): number =>
  (one.position ?? Infinity) - (other.position ?? Infinity) || 0;

/** Removes additions that have no step. */
export const removeStep = (
  { steps: additions, removedStepIds }: Pick<StepsDraft, "steps" | "removedStepIds">,
  { key, stepId }: DraftStep,
): Pick<StepsDraft, "steps" | "removedStepIds"> => ({
  steps: additions.filter((step) => step.key !== key),
  removedStepIds: stepId === null ? removedStepIds : [...removedStepIds, stepId],
});

/**
 * Places additions at a step. One that has some already keeps them, and gets what it lacks.
 * @param mostPhotos the number of photos that a step may have
 */
export function placeStep(
  draft: Pick<StepsDraft, "instructions" | "steps" | "removedStepIds">,
  moved: DraftStep,
  position: number,
  mostPhotos: number,
): Partial<StepsDraft> {
  const { additions, text } = placeSteps(draft).placed[position]!;
  if (!additions) {
    return {
      steps: draft.steps.map((step) => (step === moved ? { ...moved, text, position } : step)),
    };
  }
  const joined: DraftStep = {
    ...additions,
    text,
    position,
    minutes: additions.minutes || moved.minutes,
    isAttended: additions.isAttended ?? moved.isAttended,
    rows: additions.rows ?? moved.rows,
    photos: [...additions.photos, ...moved.photos].slice(0, mostPhotos),
  };
  const { steps: left, removedStepIds } = removeStep(draft, moved);
  return { steps: left.map((step) => (step === additions ? joined : step)), removedStepIds };
}

/** The chosen lines: by ID if all are saved, else by their position among the rows that are sent. */
function toLineFields(rows: DraftStep["rows"], lines: readonly DraftLine[]) {
  if (rows === null) return { lineIds: null };
  const sentLines = lines.filter((line) => readRowHeading(line) || line.ingredient.trim() !== "");
  const chosen = sentLines.filter((line) => rows.includes(toRowName(line)));
  return chosen.every(({ lineId }) => lineId !== null)
    ? { lineIds: chosen.flatMap(({ lineId }) => lineId ?? []) }
    : { linePositions: chosen.map((line) => sentLines.indexOf(line)) };
}

const toAdditionsInput = (
  { isAttended, minutes, photos, rows, stepId }: DraftStep,
  lines: readonly DraftLine[],
): Omit<RecipeStepInput, "text"> => ({
  stepId,
  minutes: parseTypedNumber(minutes),
  // Of no meaning without a duration.
  isAttended: minutes.trim() === "" ? null : isAttended,
  ...toLineFields(rows, lines),
  photoIds: photos.map(({ photoId }) => photoId),
  photoCaptions: photos.map(({ photoId, caption }) => ({
    photoId,
    caption: caption.trim() || null,
  })),
});

/** The steps of a draft as input; nothing if they have no additions. */
export function toStepsInput(
  draft: Pick<StepsDraft, "instructions" | "steps" | "removedStepIds" | "lines">,
): { steps?: RecipeStepInput[]; removedStepIds?: number[] } {
  const { lines, removedStepIds, steps: additions } = draft;
  const isSaved = additions.some(({ stepId }) => stepId !== null);
  if (!isSaved && removedStepIds.length === 0 && !additions.some(hasContent)) return {};
  return {
    steps: placeSteps(draft).placed.map(({ text, additions: step }) => ({
      text,
      ...(step && toAdditionsInput(step, lines)),
    })),
    removedStepIds,
  };
}

/** The errors of durations, by the key of the step. */
export function validateSteps(additions: readonly DraftStep[]): Record<string, string> {
  const isWrong = ({ minutes }: DraftStep) => {
    const count = parseTypedNumber(minutes);
    return (
      count !== null &&
      !(Number.isInteger(count) && count >= minutesRange.min && count <= minutesRange.max)
    );
  };
  return Object.fromEntries(
    additions
      .filter(isWrong)
      .map(({ key }) => [key, t("recipeForm.steps.wrongMinutes", minutesRange)]),
  );
}
