const NAME = "cook";

/** True if the search params of a recipe open cook mode. */
export const readCooking = (searchParams: URLSearchParams): boolean =>
  searchParams.get(NAME) === "1";

/** The search params with or without cook mode; others are unchanged. */
export function writeCooking(searchParams: URLSearchParams, isCooking: boolean): URLSearchParams {
  const params = new URLSearchParams(searchParams);
  if (isCooking) params.set(NAME, "1");
  else params.delete(NAME);
  return params;
}
