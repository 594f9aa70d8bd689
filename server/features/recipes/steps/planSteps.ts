import { matchSteps } from "../../../../shared/matchSteps";
import { readStepTexts } from "../../../../shared/recipeSections";
import type { RecipeInput } from "../RecipeInput";
import type { SentStep } from "./RecipeStepInput";
import type { StoredStep } from "./StoredStep";

/** The stored additions to a step, with the IDs of its photos in order. */
export type StepRow = Pick<
  StoredStep,
  "stepId" | "position" | "text" | "minutes" | "isAttended" | "lineIds"
> & { photoIds: number[] };

/** Additions to store. Without an ID, they are new. */
export type PlannedStep = Omit<StepRow, "stepId"> & {
  stepId: number | undefined;
  /** Replaces `lineIds` once the lines are saved. */
  linePositions: number[] | undefined;
};

type StepsInput = Pick<RecipeInput, "instructions" | "photoIds" | "steps" | "removedStepIds">;

const NOTHING = { minutes: null, isAttended: null, lineIds: null, photoIds: [] };

/** Keeps what the caller does not send. */
export function planStep(
  { text, position }: Pick<StepRow, "text" | "position">,
  stored: StepRow | undefined,
  sent: Partial<SentStep>,
): PlannedStep {
  const before = stored ?? NOTHING;
  const keep = <Value>(value: Value | undefined, storedValue: Value) =>
    value === undefined ? storedValue : value;
  return {
    stepId: stored?.stepId,
    position,
    text,
    minutes: keep(sent.minutes, before.minutes),
    isAttended: keep(sent.isAttended, before.isAttended),
    lineIds: keep(sent.lineIds, before.lineIds),
    linePositions: sent.linePositions ?? undefined,
    photoIds: sent.photoIds === undefined ? before.photoIds : (sent.photoIds ?? []),
  };
}

const hasAdditions = (step: PlannedStep): boolean =>
  step.minutes !== null ||
  step.isAttended !== null ||
  step.lineIds !== null ||
  step.linePositions !== undefined ||
  step.photoIds.length > 0;

/** Finds the stored additions of each text: those with the ID that was sent, else those of an equal or similar text. */
function matchRows(
  stored: readonly StepRow[],
  texts: readonly string[],
  sent: readonly SentStep[],
): (StepRow | undefined)[] {
  const free = new Set(stored);
  const matches = texts.map((_text, i) => {
    const row = [...free].find(({ stepId }) => stepId === sent[i]?.stepId);
    if (row) free.delete(row);
    return row;
  });
  const rows = [...free];
  const openTexts = [...texts.keys()].filter((i) => !matches[i]);
  const positions = matchSteps(
    rows.map(({ text, position }) => ({
      text,
      position: position === null ? null : openTexts.filter((i) => i < position).length,
    })),
    openTexts.map((i) => texts[i]!),
  );
  rows.forEach((row, i) => {
    const open = positions[i];
    if (open !== undefined) matches[openTexts[open]!] = row;
  });
  return matches;
}

/**
 * Plans the additions to steps after an edit. Those that match no step are kept without a position.
 * @param stored the additions before; photos that the input shows elsewhere are moved
 */
export function planSteps(
  stored: readonly StepRow[],
  { instructions, photoIds, steps, removedStepIds }: StepsInput,
): PlannedStep[] {
  if (stored.length === 0 && !steps) return [];
  const texts = readStepTexts(instructions);
  const movedPhotoIds = new Set([photoIds, ...(steps ?? []).map((step) => step.photoIds)].flat());
  const kept = stored
    .filter(({ stepId }) => !removedStepIds?.includes(stepId))
    .map((row) => ({ ...row, photoIds: row.photoIds.filter((id) => !movedPhotoIds.has(id)) }));
  const matches = matchRows(kept, texts, steps ?? []);
  const placed = texts.map((text, position) =>
    planStep({ text, position }, matches[position], steps?.[position] ?? {}),
  );
  const unplaced = kept
    .filter((row) => !matches.includes(row))
    .map((row) => ({ ...row, position: null, linePositions: undefined }));
  return [...placed.filter(hasAdditions), ...unplaced];
}

const isSameStep = (step: PlannedStep, stored: StepRow): boolean =>
  step.linePositions === undefined &&
  step.position === stored.position &&
  step.text === stored.text &&
  step.minutes === stored.minutes &&
  step.isAttended === stored.isAttended &&
  step.lineIds?.join() === stored.lineIds?.join() &&
  step.photoIds.join() === stored.photoIds.join();

/** Returns the planned additions that are new or changed. */
export const findChangedSteps = (
  stored: readonly StepRow[],
  planned: readonly PlannedStep[],
): PlannedStep[] =>
  planned.filter((step) => {
    const before = stored.find(({ stepId }) => stepId === step.stepId);
    return !before || !isSameStep(step, before);
  });
