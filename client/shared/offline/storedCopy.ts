import { makeObservable } from "../observable";

/**
 * The ID of the recipe that is shown as a stored copy because the server fails or does not respond;
 * null otherwise.
 */
export const storedCopy = makeObservable<number | null>(null);
