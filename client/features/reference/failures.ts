import { clientErrorMessage, errorStatus, parseApiError } from "../../apollo/apiError";
import { showErrorDialog, showErrorToast } from "../../shared/showError";
import type { PrefixOf } from "../../shared/messages/Messages";
import { t } from "../../shared/messages/t";

/** A kind's messages about failed operations. */
export interface Failures {
  /** The message for an item that could not be added. */
  ofAdding: (failure: unknown) => string;
  /** Tells about one that could not be deleted. */
  ofDeleting: (failure: unknown) => Promise<void>;
  /** Whether deleting what one may not, or what is not there, leads to the screen that says so. */
  leadsAway: boolean;
}

/** Says the same whatever the reason, which stands below it where the server gives one. */
export const sameWords = (words: PrefixOf<"nameLabel"> & PrefixOf<"deleteFailed">): Failures => ({
  ofAdding: () => t(`${words}.createFailed`),
  ofDeleting: (failure) => showErrorDialog(failure, t(`${words}.deleteFailed`)),
  leadsAway: false,
});

/** Says what the server does, or with which status it failed. */
export const serversWords: Failures = {
  ofAdding: failureText,
  ofDeleting(failure) {
    const text = failureText(failure);
    showErrorToast(failure, text, clientErrorMessage(failure) && text);
    return Promise.resolve();
  },
  leadsAway: true,
};

function failureText(failure: unknown): string {
  const apiError = parseApiError(failure);
  if (apiError?.code === "CONFLICT") return apiError.message;
  const status = errorStatus(failure);
  return status ? t("reference.requestFailed", { status }) : t("reference.networkFailed");
}
