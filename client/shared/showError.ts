import { errorMessage, clientErrorMessage, parseApiError } from "./apollo/apiError";
import { sessionEndReason } from "./apollo/sessionEndReason";
import { sessionStore } from "./session";
import { toast } from "./toast";
import { alertDialog } from "./ui/dialogs";
import { t } from "./messages/t";

/**
 * Returns true if a call failed because the session has ended, which the layout reports once for
 * all calls.
 */
export const isSessionError = (error: unknown): boolean =>
  sessionStore.ended() !== null && sessionEndReason(parseApiError(error)?.code) !== null;

/** The text of an error: one sentence, or a failed action and its reason. */
interface ErrorText {
  title: string;
  reason?: string;
}

/**
 * Describes an error for toasts, dialogs and pages alike. The text is the server's message if it rejected the
 * call, otherwise the failed action and its reason.
 * @param failed the failed action
 * @param message replaces the server's message of a rejected call
 */
export function describeError(
  error: unknown,
  failed = t("failed.title"),
  message = clientErrorMessage(error),
): ErrorText {
  return message ? { title: message } : { title: failed, reason: errorMessage(error) };
}

/** Shows an error in a toast. The parameters are those of `describeError`. */
export function showErrorToast(...args: Parameters<typeof describeError>): void {
  if (isSessionError(args[0])) return;
  const { title, reason } = describeError(...args);
  toast.error(title, reason);
}

/** Shows a failed action and its reason in a dialog, even if the server has a message. */
export async function showErrorDialog(error: unknown, failed: string): Promise<void> {
  if (!isSessionError(error)) await alertDialog(failed, errorMessage(error));
}

/** Shows an error in a dialog, with a toast's text. */
export async function showClientErrorDialog(error: unknown, failed: string): Promise<void> {
  if (isSessionError(error)) return;
  const { title, reason } = describeError(error, failed);
  await alertDialog(title, reason);
}
