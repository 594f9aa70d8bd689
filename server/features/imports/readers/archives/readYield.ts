import { readServings } from "../readServings";

/**
 * Reads the yield, such as "2 loaves", and the number of servings, of which a recipe has one. A yield with a unit is
 * preferred.
 * @returns the yield, and the name of the number that has no place
 */
export function readYield(
  recipeYield: unknown,
  servings: unknown,
): { read: ReturnType<typeof readServings>; unread: string[] } {
  const read = readServings([recipeYield, servings]);
  const other = readServings(servings).servings;
  const isStored =
    other === undefined || (other === read.servings && read.servingsUnit === undefined);
  return { read, unread: isStored ? [] : [`${other} servings`] };
}
