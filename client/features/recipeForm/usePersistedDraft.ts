import { useEffect, useState } from "react";
import { safeLocalStorage } from "../../shared/storage";
import {
  type DraftChange,
  emptyDraft,
  parseDraft,
  type RecipeDraft,
  sameDraft,
} from "./recipeDraft";

/**
 * The form's content, stored in the browser on every change until it is saved or discarded.
 * @param name what the draft belongs to
 * @param saved the content that the server has
 */
export function usePersistedDraft(name: string, saved: RecipeDraft = emptyDraft()) {
  const key = `draft:${name}`;
  const [start, setStart] = useState(saved);
  const [stored] = useState(() => parseDraft(safeLocalStorage.getItem(key), start));
  const [draft, setDraft] = useState(() => stored ?? start);
  const [restored, setRestored] = useState(stored !== null && !sameDraft(stored, start));
  const changed = !sameDraft(draft, start);

  useEffect(() => {
    safeLocalStorage.setItem(key, changed ? JSON.stringify(draft) : null);
  }, [changed, draft, key]);

  return {
    draft,
    /** Whether something would be lost. */
    changed,
    /** Whether the draft of another visit is shown. */
    restored: restored && changed,
    change: (part: DraftChange) =>
      setDraft((now) => ({ ...now, ...(typeof part === "function" ? part(now) : part) })),
    /** Starts again from what the server has. */
    reset(content: RecipeDraft = start) {
      setStart(content);
      setDraft(content);
      setRestored(false);
    },
    /** Forgets the draft: it has been saved. */
    forget: () => safeLocalStorage.removeItem(key),
  };
}
