import { clientErrorMessage, errorStatus, parseApiError } from "../../shared/apollo/apiError";
import { showErrorDialog, showErrorToast } from "../../shared/showError";
import type { PrefixOf } from "../../shared/messages/Messages";
import { t } from "../../shared/messages/t";

/** The error messages of a kind. */
export interface ReferenceErrors {
  /** Returns the text of the toast after a failed creation. */
  createMessage: (error: unknown) => string;
  /** True if the name field explains that a name exists, in addition to the toast. */
  explainsConflict: boolean;
  /** Shows the error of a failed deletion. */
  showDeleteError: (error: unknown) => Promise<void>;
  /** True if a forbidden or failed deletion redirects to the error screen. */
  redirects: boolean;
}

/** Uses one message for all errors, with the server's reason below it if given. */
export const oneMessage = (
  messages: PrefixOf<"nameLabel"> & PrefixOf<"deleteFailed">,
): ReferenceErrors => ({
  createMessage: () => t(`${messages}.createFailed`),
  explainsConflict: true,
  showDeleteError: (error) => showErrorDialog(error, t(`${messages}.deleteFailed`)),
  redirects: false,
});

/** Uses the server's message for conflicts, and a message by status for other errors. */
export const messageByStatus: ReferenceErrors = {
  createMessage: statusMessage,
  explainsConflict: false,
  showDeleteError(error) {
    showReferenceError(error, statusMessage(error));
    return Promise.resolve();
  },
  redirects: true,
};

/** Shows a toast with the kind's message, even if the server has sent one. */
export const showReferenceError = (error: unknown, message: string): void =>
  showErrorToast(error, message, clientErrorMessage(error) && message);

function statusMessage(error: unknown): string {
  const apiError = parseApiError(error);
  if (apiError?.code === "CONFLICT") return apiError.message;
  const status = errorStatus(error);
  return status ? t("reference.requestFailed", { status }) : t("reference.networkFailed");
}
