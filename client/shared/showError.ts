import { errorMessage, clientErrorMessage, parseApiError } from "./apollo/apiError";
import { sessionEndReason } from "./apollo/sessionEndReason";
import { sessionStore } from "./session";
import { toast } from "./toast";
import { alertDialog } from "./ui/dialogs";
import { t } from "./messages/t";

/** Whether a call failed because the session has ended, which the layout shows once for all calls. */
export const isSessionError = (error: unknown): boolean =>
  sessionStore.ended() !== null && sessionEndReason(parseApiError(error)?.code) !== null;

/** What is said about an error: one sentence, or what has failed and the reason. */
interface ErrorText {
  title: string;
  reason?: string;
}

/**
 * Describes an error in the one way in which all are shown, whether in a toast, in a dialog or in the
 * page: a call that our server rejected by its message, any other by what has failed, and why.
 * @param failed what has failed
 * @param message what to say about a rejected call instead of the server's message
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

/** Shows what has failed in a dialog, and why, even where the server's message would do. */
export async function showErrorDialog(error: unknown, failed: string): Promise<void> {
  if (!isSessionError(error)) await alertDialog(failed, errorMessage(error));
}

/** Shows an error in a dialog as a toast would. */
export async function showClientErrorDialog(error: unknown, failed: string): Promise<void> {
  if (isSessionError(error)) return;
  const { title, reason } = describeError(error, failed);
  await alertDialog(title, reason);
}
