import { servingsRange } from "../../../../shared/inputLimits";
import { parseTypedNumber } from "../../../shared/typedNumber";

/** What a recipe that says nothing of servings can be multiplied by. */
export const MULTIPLES: readonly number[] = [0.5, 1, 2, 3];

const isServings = (number: number) => number > 0 && number <= servingsRange.max;

/**
 * How many servings, or how many times a recipe without them, an address asks for. What it cannot
 * mean is as good as left out.
 * @param servings what the recipe makes; null where it does not say
 */
export function readScale(searchParams: URLSearchParams, servings: number | null): number {
  if (servings === null) {
    const times = Number(searchParams.get("times"));
    return MULTIPLES.includes(times) ? times : 1;
  }
  const wanted = Number(searchParams.get("servings"));
  return isServings(wanted) ? wanted : servings;
}

/** The search params with another scale; the one that the recipe has by itself is left out. */
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

/** The next larger and smaller scales; null where there is none. */
export function neighbours(scale: number, servings: number | null) {
  if (servings === null) {
    const index = MULTIPLES.indexOf(scale);
    return { more: MULTIPLES[index + 1] ?? null, fewer: MULTIPLES[index - 1] ?? null };
  }
  // One loaf can be half a loaf; one of several people is a whole one.
  const least = servings === 1 ? 0.5 : 1;
  const fewer = scale === 1 ? 0.5 : Math.ceil(scale) - 1;
  const more = Math.floor(scale) + 1;
  return { more: more <= servingsRange.max ? more : null, fewer: fewer >= least ? fewer : null };
}

/** What somebody typed as the number of servings; null where it is none. */
export function typedServings(text: string): number | null {
  const number = parseTypedNumber(text);
  return number !== null && isServings(number) ? number : null;
}
