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

const timeOf = (draft: RecipeDraft) => draft.savedAt ?? 0;

/** The latest draft that another tab has stored, where it differs from what the server has. */
function findOffered(userId: number, name: string, saved: RecipeDraft) {
  return draftsOfOtherTabs(userId, name)
    .map(({ key, text }) => ({ key, draft: parseDraft(text, saved) }))
    .filter((found): found is typeof found & { draft: RecipeDraft } => found.draft !== null)
    .filter(({ draft }) => !sameDraft(draft, saved))
    .sort((one, other) => timeOf(other.draft) - timeOf(one.draft))[0];
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
  const [stored] = useState(() => parseDraft(safeLocalStorage.getItem(key), start));
  const [draft, setDraft] = useState(() => stored ?? start);
  const [restored, setRestored] = useState(() =>
    stored !== null && !sameDraft(stored, start) ? timeOf(stored) : null,
  );
  const [offered, setOffered] = useState(() =>
    restored === null ? findOffered(userId, name, start) : undefined,
  );
  const changed = !sameDraft(draft, start);

  useEffect(() => {
    // After the session, the text is on the screen only.
    if (sessionStore.viewerId() !== author) return;
    const text = changed ? JSON.stringify({ ...draft, savedAt: Date.now() }) : null;
    safeLocalStorage.setItem(key, text);
  }, [author, changed, draft, key]);

  /** Starts again from what the server has. */
  const reset = (content: RecipeDraft = start) => {
    setStart(content);
    setDraft(content);
    setRestored(null);
  };

  const takeOffered = () => {
    if (offered) safeLocalStorage.removeItem(offered.key);
    setOffered(undefined);
  };

  return {
    draft,
    /** Whether something would be lost. */
    changed,
    /** When the draft of another visit was stored, if that is what is shown. */
    restoredAt: changed ? restored : null,
    /** When a draft of another tab was stored that can be restored. */
    offeredAt: offered ? timeOf(offered.draft) : null,
    change: (part: DraftChange) =>
      setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) })),
    reset,
    /** Shows the draft of another tab, which becomes this one's. */
    restore() {
      if (!offered) return;
      setDraft(offered.draft);
      setRestored(timeOf(offered.draft));
      takeOffered();
    },
    /** Removes the draft that is shown from another visit, or else the one that is offered. */
    discard() {
      if (restored !== null && changed) reset();
      else takeOffered();
    },
    /** Forgets the draft: it has been saved. */
    forget: () => safeLocalStorage.removeItem(key),
  };
}
