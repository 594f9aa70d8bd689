import { refusalOf, statusOf, toldBy } from "../../apollo/errors";
import { toast } from "../../shared/toast";
import { alertDialog } from "../../shared/ui/dialogs";
import { words } from "../../shared/words";

/** How a kind tells that something could not be done. */
export interface Failures {
  /** What to say about one that could not be added. */
  ofAdding: (failure: unknown) => string;
  /** Tells about one that could not be deleted; "screen" when it shall become the whole screen. */
  ofDeleting: (failure: unknown) => Promise<"told" | "screen">;
}

/** Says the same whatever the reason, which follows in an alert where the server gives one. */
export const sameWords = (text: { createFailed: string; deleteFailed: string }): Failures => ({
  ofAdding: () => text.createFailed,
  async ofDeleting(failure) {
    const reason = refusalOf(failure);
    await alertDialog(reason ? `${text.deleteFailed}\n${reason}` : text.deleteFailed);
    return "told";
  },
});

/** Says what the server does, or with which status it failed. */
export const serversWords: Failures = {
  ofAdding: failureText,
  ofDeleting(failure) {
    const code = toldBy(failure)?.code;
    if (code === "FORBIDDEN" || code === "NOT_FOUND") return Promise.resolve("screen");
    toast.error(failureText(failure));
    return Promise.resolve("told");
  },
};

function failureText(failure: unknown): string {
  const told = toldBy(failure);
  if (told?.code === "CONFLICT") return told.message;
  const status = statusOf(failure);
  return status ? words.reference.requestFailed(status) : words.reference.networkFailed;
}
