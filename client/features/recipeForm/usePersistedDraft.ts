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

/** The latest draft of another tab, if it differs from the saved version. */
function findOlderDraft(userId: number, name: string, saved: RecipeDraft) {
  return draftsOfOtherTabs(userId, name)
    .map(({ key, text }) => ({ key, draft: parseDraft(text, saved) }))
    .filter((entry): entry is typeof entry & { draft: RecipeDraft } => entry.draft !== null)
    .filter(({ draft }) => !sameDraft(draft, saved))
    .sort((one, other) => getTime(other.draft) - getTime(one.draft))[0];
}

/**
 * The form's content, stored in the browser on every change until it is saved or discarded. A reload restores
 * it; a draft of the user's other tab can be restored.
 * @param userId the draft's author
 * @param name the draft's subject
 * @param saved the server's content
 */
export function usePersistedDraft(userId: number, name: string, saved: RecipeDraft = emptyDraft()) {
  // The key of the user who opened the form, even if another user logs in meanwhile.
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
    // After the end of the session, the text stays on the screen only.
    if (sessionStore.viewerId() !== author) return;
    const text = isChanged ? JSON.stringify({ ...draft, savedAt: Date.now() }) : null;
    safeLocalStorage.setItem(key, text);
  }, [author, isChanged, draft, key]);

  /** Restarts from the server's version. */
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
    /** Restores the draft of another tab as this tab's draft. */
    restore() {
      if (!olderDraft) return;
      setDraft(olderDraft.draft);
      setRestoredAt(getTime(olderDraft.draft));
      restoreOlderDraft();
    },
    /** Removes the restored draft, or the one that can be restored. */
    discard() {
      if (restoredDraft !== null && isChanged) reset();
      else restoreOlderDraft();
    },
    /** Removes the draft after saving. */
    forget: () => safeLocalStorage.removeItem(key),
  };
}
