import type { FieldFunctionOptions, StoreObject } from "@apollo/client";

/** Returns true if two lines have equal text, and therefore equal parsed amounts. */
const isSame = (one: StoreObject, other: StoreObject) =>
  one["lineId"] === other["lineId"] &&
  one["quantity"] === other["quantity"] &&
  one["unit"] === other["unit"];

/**
 * Merges steps of a recipe into the cached ones. A book selects fewer fields of a step than the recipe's page and must
 * not remove the others.
 */
export const mergeSteps = (
  existing: readonly StoreObject[] | undefined,
  incoming: readonly StoreObject[],
  { mergeObjects }: Pick<FieldFunctionOptions, "mergeObjects">,
): readonly StoreObject[] =>
  incoming.map((step, index) => {
    const before = existing?.[index];
    return before && before["text"] === step["text"] ? mergeObjects(before, step) : step;
  });

/**
 * Merges lines of a recipe into the cached ones. A list selects fewer fields of a line than the
 * recipe's page and must not remove the others.
 */
export function mergeLines(
  existing: readonly StoreObject[] | undefined,
  incoming: readonly StoreObject[],
  { mergeObjects }: Pick<FieldFunctionOptions, "mergeObjects">,
): readonly StoreObject[] {
  return incoming.map((line) => {
    const same = existing?.find((other) => isSame(other, line));
    return same ? mergeObjects(same, line) : line;
  });
}
