import type { FieldFunctionOptions, StoreObject } from "@apollo/client";

/** Returns true if two lines have equal text, and therefore equal parsed amounts. */
const isSame = (one: StoreObject, other: StoreObject) =>
  one["ingredientId"] === other["ingredientId"] &&
  one["quantity"] === other["quantity"] &&
  one["unit"] === other["unit"];

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
