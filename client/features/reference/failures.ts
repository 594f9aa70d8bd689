import { refusalOf, statusOf, toldBy } from "../../apollo/errors";
import { alertFailure, reportFailure } from "../../shared/failure";
import type { PrefixOf } from "../../shared/words/Catalogue";
import { t } from "../../shared/words/t";

/** How a kind tells that something could not be done. */
export interface Failures {
  /** What to say about one that could not be added. */
  ofAdding: (failure: unknown) => string;
  /** Tells about one that could not be deleted. */
  ofDeleting: (failure: unknown) => Promise<void>;
  /** Whether deleting what one may not, or what is not there, leads to the screen that says so. */
  leadsAway: boolean;
}

/** Says the same whatever the reason, which stands below it where the server gives one. */
export const sameWords = (words: PrefixOf<"nameLabel"> & PrefixOf<"deleteFailed">): Failures => ({
  ofAdding: () => t(`${words}.createFailed`),
  ofDeleting: (failure) => alertFailure(failure, t(`${words}.deleteFailed`)),
  leadsAway: false,
});

/** Says what the server does, or with which status it failed. */
export const serversWords: Failures = {
  ofAdding: failureText,
  ofDeleting(failure) {
    const text = failureText(failure);
    reportFailure(failure, text, refusalOf(failure) && text);
    return Promise.resolve();
  },
  leadsAway: true,
};

function failureText(failure: unknown): string {
  const told = toldBy(failure);
  if (told?.code === "CONFLICT") return told.message;
  const status = statusOf(failure);
  return status ? t("reference.requestFailed", { status }) : t("reference.networkFailed");
}
