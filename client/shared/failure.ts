import { messageOf, refusalOf, toldBy } from "../apollo/errors";
import { endReason } from "../apollo/refusedTokens";
import { sessionStore } from "./session";
import { toast } from "./toast";
import { alertDialog } from "./ui/dialogs";
import { t } from "./words/t";

/** Whether something failed because the session has ended, which the layout tells, once for all. */
export const isSessionEnd = (failure: unknown): boolean =>
  sessionStore.ended() !== null && endReason(toldBy(failure)?.code) !== null;

/**
 * Tells in a toast that something could not be done: a refusal in words of its own, anything else as
 * what has failed, and why. Whatever fails unexpectedly is told in this way, or by `alertFailure`.
 * @param what the words for this act, where it has some
 * @param refusal the words for a refusal; the server's own without them
 */
export function reportFailure(
  failure: unknown,
  what = t("failed.title"),
  refusal = refusalOf(failure),
): void {
  if (isSessionEnd(failure)) return;
  if (refusal) toast.error(refusal);
  else toast.error(what, messageOf(failure));
}

/** Says in a dialog what could not be done, and why. */
export async function alertFailure(failure: unknown, what: string): Promise<void> {
  if (!isSessionEnd(failure)) await alertDialog(what, messageOf(failure));
}

/** The same, where a refusal says enough by itself. */
export async function alertRefusal(failure: unknown, what: string): Promise<void> {
  const refusal = refusalOf(failure);
  if (!refusal) await alertFailure(failure, what);
  else if (!isSessionEnd(failure)) await alertDialog(refusal);
}
