import { makeObservable } from "../observable";

/** True if a newer version of the application waits for a reload. */
export const updateState = makeObservable(false);
