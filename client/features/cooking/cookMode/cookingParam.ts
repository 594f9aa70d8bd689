const NAME = "cook";

/** Whether the search params of a recipe ask for cook mode. */
export const readCooking = (searchParams: URLSearchParams): boolean =>
  searchParams.get(NAME) === "1";

/** The search params with cook mode, or without it; the others stay. */
export function writeCooking(searchParams: URLSearchParams, isCooking: boolean): URLSearchParams {
  const written = new URLSearchParams(searchParams);
  if (isCooking) written.set(NAME, "1");
  else written.delete(NAME);
  return written;
}
