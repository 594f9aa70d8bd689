import { servingsRange } from "../../../../shared/inputLimits";
import { parseTypedNumber } from "../../../shared/typedNumber";

/** The multiples offered for a recipe without servings. */
export const MULTIPLES: readonly number[] = [0.5, 1, 2, 3];

const isServings = (number: number) => number > 0 && number <= servingsRange.max;

/**
 * Reads the servings from the URL, or the multiplier of a recipe without servings. Invalid values are
 * ignored.
 * @param servings the recipe's servings; null if there are none
 */
export function readScale(searchParams: URLSearchParams, servings: number | null): number {
  if (servings === null) {
    const times = Number(searchParams.get("times"));
    return MULTIPLES.includes(times) ? times : 1;
  }
  const requested = Number(searchParams.get("servings"));
  return isServings(requested) ? requested : servings;
}

/** The search params with another scale; the recipe's default is omitted. */
export function writeScale(
  searchParams: URLSearchParams,
  servings: number | null,
  scale: number,
): URLSearchParams {
  const params = new URLSearchParams(searchParams);
  const name = servings === null ? "times" : "servings";
  if (scale === (servings ?? 1)) params.delete(name);
  else params.set(name, String(scale));
  return params;
}

/** The next larger and smaller scales; null at the ends. */
export function neighbours(scale: number, servings: number | null) {
  if (servings === null) {
    const index = MULTIPLES.indexOf(scale);
    return { more: MULTIPLES[index + 1] ?? null, fewer: MULTIPLES[index - 1] ?? null };
  }
  // A single loaf can be halved; several servings are counted in whole ones.
  const least = servings === 1 ? 0.5 : 1;
  const fewer = scale === 1 ? 0.5 : Math.ceil(scale) - 1;
  const more = Math.floor(scale) + 1;
  return { more: more <= servingsRange.max ? more : null, fewer: fewer >= least ? fewer : null };
}

/** Parses the typed number of servings; null if invalid. */
export function typedServings(text: string): number | null {
  const number = parseTypedNumber(text);
  return number !== null && isServings(number) ? number : null;
}
