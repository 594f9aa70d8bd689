import { useEffect, useState } from "react";
import {
  type DraftChange,
  emptyDraft,
  parseDraft,
  type RecipeDraft,
  sameDraft,
} from "./recipeDraft";

/** The browser's storage may be full or forbidden: then a draft is not kept, and nothing else. */
const storage = {
  read(key: string) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key: string, text: string | null) {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Nothing to do about it.
    }
  },
};

/**
 * The form's content, kept in the browser with every change until it is saved or discarded.
 * @param name what the draft belongs to
 * @param saved the content that the server has
 */
export function useKeptDraft(name: string, saved: RecipeDraft = emptyDraft()) {
  const key = `draft:${name}`;
  const [start, setStart] = useState(saved);
  const [kept] = useState(() => parseDraft(storage.read(key), start));
  const [draft, setDraft] = useState(() => kept ?? start);
  const [restored, setRestored] = useState(kept !== null && !sameDraft(kept, start));
  const changed = !sameDraft(draft, start);

  useEffect(() => {
    storage.write(key, changed ? JSON.stringify(draft) : null);
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
    forget: () => storage.write(key, null),
  };
}
