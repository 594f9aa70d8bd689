import type { QueryRef } from "@apollo/client/react";
import type { NoteAuthorsQuery } from "./NoteAuthors.generated";

/** Somebody whose note is shown. */
export interface NoteAuthor {
  userId: number;
  name: string;
}

/** Who may have notes to be read, on their way; null for viewers who read only their own. */
export type NoteAuthors = Promise<QueryRef<NoteAuthorsQuery> | null> | null;
