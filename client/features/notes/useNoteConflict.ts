import { useApolloClient } from "@apollo/client/react";
import { useOutboxEntry } from "../../shared/offline/outboxState";
import { sessionStore } from "../../shared/session";
import type { Decision } from "./NoteConflict";
import { noteKey } from "./noteKey";

/** A note written in two places, with functions that resolve the conflict; null without a conflict. */
export function useNoteConflict(recipeId: number) {
  const client = useApolloClient();
  const entry = useOutboxEntry(noteKey(recipeId));
  const { conflict } = entry ?? {};
  const session = sessionStore.get();
  if (!entry || !conflict || !session) return null;
  const onDecide = async (decision: Decision) => {
    const [{ refetchLists }, { removeEntry, rewriteNote }, { readOutbox, sendPending }] =
      await Promise.all([
        import("../../shared/apollo/refetchLists"),
        import("../../shared/offline/outbox"),
        import("../../shared/offline/syncOutbox"),
      ]);
    if (decision.keep === "theirs") await removeEntry(entry);
    else await rewriteNote({ ...entry, conflict }, decision.text, session.token);
    await readOutbox();
    await sendPending();
    await refetchLists(client);
  };
  return { entry: { ...entry, conflict }, onDecide };
}
