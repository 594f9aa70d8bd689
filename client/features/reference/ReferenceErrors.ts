import { clientErrorMessage, errorStatus, parseApiError } from "../../shared/apollo/apiError";
import { showErrorDialog, showErrorToast } from "../../shared/showError";
import type { PrefixOf } from "../../shared/messages/Messages";
import { t } from "../../shared/messages/t";

/** How a kind shows that something could not be done. */
export interface ReferenceErrors {
  /** What a toast says about one that could not be added. */
  createMessage: (error: unknown) => string;
  /** Whether the name field shows why a name is refused that is taken, below what the toast says. */
  explainsConflict: boolean;
  /** Shows that one could not be deleted. */
  showDeleteError: (error: unknown) => Promise<void>;
  /** Whether deleting what one may not, or what is not there, leads to the screen that says so. */
  redirects: boolean;
}

/** One message whatever the reason, which is shown below it where the server gives one. */
export const oneMessage = (
  messages: PrefixOf<"nameLabel"> & PrefixOf<"deleteFailed">,
): ReferenceErrors => ({
  createMessage: () => t(`${messages}.createFailed`),
  explainsConflict: true,
  showDeleteError: (error) => showErrorDialog(error, t(`${messages}.deleteFailed`)),
  redirects: false,
});

/** The server's message about a conflict, and the status of any other error. */
export const messageByStatus: ReferenceErrors = {
  createMessage: statusMessage,
  explainsConflict: false,
  showDeleteError(error) {
    showReferenceError(error, statusMessage(error));
    return Promise.resolve();
  },
  redirects: true,
};

/** Shows an error in a toast that has the kind's message even where the server has one. */
export const showReferenceError = (error: unknown, message: string): void =>
  showErrorToast(error, message, clientErrorMessage(error) && message);

function statusMessage(error: unknown): string {
  const apiError = parseApiError(error);
  if (apiError?.code === "CONFLICT") return apiError.message;
  const status = errorStatus(error);
  return status ? t("reference.requestFailed", { status }) : t("reference.networkFailed");
}
