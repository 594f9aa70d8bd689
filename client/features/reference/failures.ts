import { refusalOf, statusOf, toldBy } from "../../apollo/errors";
import { toast } from "../../shared/toast";
import { alertDialog } from "../../shared/ui/dialogs";
import { words } from "../../shared/words";

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
export const sameWords = (text: { createFailed: string; deleteFailed: string }): Failures => ({
  ofAdding: () => text.createFailed,
  ofDeleting: (failure) => alertDialog(text.deleteFailed, refusalOf(failure)),
  leadsAway: false,
});

/** Says what the server does, or with which status it failed. */
export const serversWords: Failures = {
  ofAdding: failureText,
  ofDeleting(failure) {
    toast.error(failureText(failure));
    return Promise.resolve();
  },
  leadsAway: true,
};

function failureText(failure: unknown): string {
  const told = toldBy(failure);
  if (told?.code === "CONFLICT") return told.message;
  const status = statusOf(failure);
  return status ? words.reference.requestFailed(status) : words.reference.networkFailed;
}
