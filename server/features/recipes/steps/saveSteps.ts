import type { EntityManager } from "typeorm";
import type { RecipeInput } from "../RecipeInput";
import type { SentStep } from "./RecipeStepInput";
import { findChangedSteps, planStep, planSteps, type PlannedStep, type StepRow } from "./planSteps";
import { StoredStep } from "./StoredStep";
import { assignStepPhotos } from "../assignPhotos";

const FIND = `
  select step_id as "stepId", position, text, minutes, is_attended as "isAttended", line_ids as "lineIds",
    array(select photo_id from photos p where p.step_id = s.step_id order by p.position) as "photoIds"
  from recipe_steps s where recipe_id = $1 order by step_id`;

const LINES = 'select line_id as "lineId" from recipe_lines where recipe_id = $1 order by position';

/** Replaces positions of lines by their IDs. */
async function resolvePositions(
  data: EntityManager,
  recipeId: number,
  steps: readonly PlannedStep[],
): Promise<PlannedStep[]> {
  if (!steps.some(({ linePositions }) => linePositions)) return [...steps];
  const lines: { lineId: number }[] = await data.query(LINES, [recipeId]);
  return steps.map((step) =>
    step.linePositions
      ? { ...step, lineIds: step.linePositions.flatMap((i) => lines[i]?.lineId ?? []) }
      : step,
  );
}

/** Inserts new rows, and updates those with an ID. Returns the IDs in order. */
async function upsertSteps(
  data: EntityManager,
  recipeId: number,
  steps: readonly PlannedStep[],
): Promise<number[]> {
  if (steps.length === 0) return [];
  const rows = steps.map(({ photoIds: _photos, linePositions: _lines, ...step }) => ({
    ...step,
    recipeId,
  }));
  const result = await data.getRepository(StoredStep).upsert(rows, ["stepId"]);
  return (result.raw as { step_id: number }[]).map(({ step_id }) => step_id);
}

/**
 * Saves the additions to the steps of a recipe, whose row is locked and whose lines and other photos are saved already.
 * @param userId the user who edits, whose photos the steps may get
 */
export async function saveSteps(
  data: EntityManager,
  recipeId: number,
  userId: number,
  input: RecipeInput,
  stored: readonly StepRow[],
): Promise<void> {
  const planned = planSteps(stored, input);
  const changed = await resolvePositions(data, recipeId, findChangedSteps(stored, planned));
  const keptIds = new Set(planned.map(({ stepId }) => stepId));
  const removed = stored.filter(({ stepId }) => !keptIds.has(stepId));
  if (changed.length === 0 && removed.length === 0) return;
  const stepIds = await upsertSteps(data, recipeId, changed);
  await assignStepPhotos(data, recipeId, userId, [
    ...changed.map(({ photoIds }, i) => ({ stepId: stepIds[i]!, photoIds })),
    ...removed.map(({ stepId }) => ({ stepId, photoIds: [] })),
  ]);
  if (removed.length > 0) {
    await data.getRepository(StoredStep).delete(removed.map(({ stepId }) => stepId));
  }
}

/** Saves the additions of a new recipe that belong to no step, whose lines are saved already. */
export async function saveUnplacedSteps(
  data: EntityManager,
  recipeId: number,
  userId: number,
  sent: readonly SentStep[],
): Promise<void> {
  const steps = await resolvePositions(
    data,
    recipeId,
    sent.map((step) => planStep({ text: step.text, position: null }, undefined, step)),
  );
  const stepIds = await upsertSteps(data, recipeId, steps);
  await assignStepPhotos(
    data,
    recipeId,
    userId,
    steps.map(({ photoIds }, i) => ({ stepId: stepIds[i]!, photoIds })),
  );
}

/** Finds the stored additions to the steps of a recipe. */
export const findSteps = (data: EntityManager, recipeId: number): Promise<StepRow[]> =>
  data.query(FIND, [recipeId]);
