const NAME = "cook";

/** Whether an address of a recipe asks for cook mode. */
export const readCooking = (address: URLSearchParams): boolean => address.get(NAME) === "1";

/** The address with cook mode, or without it; for as many as before. */
export function writeCooking(address: URLSearchParams, isCooking: boolean): URLSearchParams {
  const written = new URLSearchParams(address);
  if (isCooking) written.set(NAME, "1");
  else written.delete(NAME);
  return written;
}
