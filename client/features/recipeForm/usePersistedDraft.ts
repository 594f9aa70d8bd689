import { useEffect, useState } from "react";
import { draftKey, draftsOfOtherTabs } from "../../shared/drafts";
import { sessionStore } from "../../shared/session";
import { safeLocalStorage } from "../../shared/storage";
import {
  type DraftChange,
  emptyDraft,
  parseDraft,
  type RecipeDraft,
  sameDraft,
} from "./recipeDraft";

const getTime = (draft: RecipeDraft) => draft.savedAt ?? 0;

/** The latest draft that another tab has stored, where it differs from what the server has. */
function findOlderDraft(userId: number, name: string, saved: RecipeDraft) {
  return draftsOfOtherTabs(userId, name)
    .map(({ key, text }) => ({ key, draft: parseDraft(text, saved) }))
    .filter((entry): entry is typeof entry & { draft: RecipeDraft } => entry.draft !== null)
    .filter(({ draft }) => !sameDraft(draft, saved))
    .sort((one, other) => getTime(other.draft) - getTime(one.draft))[0];
}

/**
 * The form's content, stored in the browser on every change until it is saved or discarded. A reload
 * shows it again; the draft of another tab of the same user is offered.
 * @param userId whose draft it is
 * @param name what the draft belongs to
 * @param saved the content that the server has
 */
export function usePersistedDraft(userId: number, name: string, saved: RecipeDraft = emptyDraft()) {
  // The key of the user who opened the form, also after another has logged in over it.
  const [{ author, key }] = useState(() => ({ author: userId, key: draftKey(userId, name) }));
  const [start, setStart] = useState(saved);
  const [storedDraft] = useState(() => parseDraft(safeLocalStorage.getItem(key), start));
  const [draft, setDraft] = useState(() => storedDraft ?? start);
  const [restoredDraft, setRestoredAt] = useState(() =>
    storedDraft !== null && !sameDraft(storedDraft, start) ? getTime(storedDraft) : null,
  );
  const [olderDraft, setOlderDraft] = useState(() =>
    restoredDraft === null ? findOlderDraft(userId, name, start) : undefined,
  );
  const isChanged = !sameDraft(draft, start);

  useEffect(() => {
    // After the session, the text is on the screen only.
    if (sessionStore.viewerId() !== author) return;
    const text = isChanged ? JSON.stringify({ ...draft, savedAt: Date.now() }) : null;
    safeLocalStorage.setItem(key, text);
  }, [author, isChanged, draft, key]);

  /** Starts again from what the server has. */
  const reset = (content: RecipeDraft = start) => {
    setStart(content);
    setDraft(content);
    setRestoredAt(null);
  };

  const restoreOlderDraft = () => {
    if (olderDraft) safeLocalStorage.removeItem(olderDraft.key);
    setOlderDraft(undefined);
  };

  return {
    draft,
    /** True if there are unsaved changes. */
    changed: isChanged,
    /** The save time of a restored draft, while it is shown. */
    restoredAt: isChanged ? restoredDraft : null,
    /** The save time of another tab's draft that can be restored. */
    offeredAt: olderDraft ? getTime(olderDraft.draft) : null,
    change: (part: DraftChange) =>
      setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) })),
    reset,
    /** Shows the draft of another tab, which becomes this one's. */
    restore() {
      if (!olderDraft) return;
      setDraft(olderDraft.draft);
      setRestoredAt(getTime(olderDraft.draft));
      restoreOlderDraft();
    },
    /** Removes the draft that is shown from another visit, or else the one that is offered. */
    discard() {
      if (restoredDraft !== null && isChanged) reset();
      else restoreOlderDraft();
    },
    /** Forgets the draft: it has been saved. */
    forget: () => safeLocalStorage.removeItem(key),
  };
}
