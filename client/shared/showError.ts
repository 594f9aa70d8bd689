import { errorMessage, clientErrorMessage, parseApiError } from "../apollo/apiError";
import { sessionEndReason } from "../apollo/rejectedTokenLink";
import { sessionStore } from "./session";
import { toast } from "./toast";
import { alertDialog } from "./ui/dialogs";
import { t } from "./messages/t";

/** Whether something failed because the session has ended, which the layout tells, once for all. */
export const isSessionError = (failure: unknown): boolean =>
  sessionStore.ended() !== null && sessionEndReason(parseApiError(failure)?.code) !== null;

/**
 * Tells in a toast that something could not be done: a refusal in words of its own, anything else as
 * what has failed, and why. Whatever fails unexpectedly is told in this way, or by `alertFailure`.
 * @param what the words for this act, where it has some
 * @param refusal the words for a refusal; the server's own without them
 */
export function showErrorToast(
  failure: unknown,
  what = t("failed.title"),
  refusal = clientErrorMessage(failure),
): void {
  if (isSessionError(failure)) return;
  if (refusal) toast.error(refusal);
  else toast.error(what, errorMessage(failure));
}

/** Says in a dialog what could not be done, and why. */
export async function showErrorDialog(failure: unknown, what: string): Promise<void> {
  if (!isSessionError(failure)) await alertDialog(what, errorMessage(failure));
}

/** The same, where a refusal says enough by itself. */
export async function showClientErrorDialog(failure: unknown, what: string): Promise<void> {
  const refusal = clientErrorMessage(failure);
  if (!refusal) await showErrorDialog(failure, what);
  else if (!isSessionError(failure)) await alertDialog(refusal);
}
