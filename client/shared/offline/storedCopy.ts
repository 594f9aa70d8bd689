import { makeObservable } from "../observable";

/** The recipe that is shown as it was stored, because the server fails or does not respond; null while it does. */
export const storedCopy = makeObservable<number | null>(null);
