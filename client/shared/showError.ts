import { errorMessage, clientErrorMessage, parseApiError } from "../apollo/apiError";
import { sessionEndReason } from "../apollo/rejectedTokenLink";
import { sessionStore } from "./session";
import { toast } from "./toast";
import { alertDialog } from "./ui/dialogs";
import { t } from "./messages/t";

/** Whether an operation failed because the session has ended, which the layout reports once. */
export const isSessionError = (failure: unknown): boolean =>
  sessionStore.ended() !== null && sessionEndReason(parseApiError(failure)?.code) !== null;

/**
 * Shows a toast for a failed operation: the message of an expected error, otherwise what failed and why.
 * @param what the title for an unexpected error
 * @param refusal the message for an expected error; the server's by default
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

/** Shows a dialog with what failed and why. */
export async function showErrorDialog(failure: unknown, what: string): Promise<void> {
  if (!isSessionError(failure)) await alertDialog(what, errorMessage(failure));
}

/** Like {@link showErrorDialog}, but shows only the message of an expected error. */
export async function showClientErrorDialog(failure: unknown, what: string): Promise<void> {
  const refusal = clientErrorMessage(failure);
  if (!refusal) await showErrorDialog(failure, what);
  else if (!isSessionError(failure)) await alertDialog(refusal);
}
