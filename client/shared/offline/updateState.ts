import { makeObservable } from "../observable";

/** Whether a newer version of the application waits until the page is loaded again. */
export const updateState = makeObservable(false);
