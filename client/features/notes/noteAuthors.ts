import type { QueryRef } from "@apollo/client/react";
import type { NoteAuthorsQuery } from "./NoteAuthors.generated";

/** Somebody whose note is shown. */
export interface NoteAuthor {
  userId: number;
  name: string;
}

/** Who may have notes to be read; null for viewers who read only their own, and if it could not be loaded. */
export type NoteAuthors = QueryRef<NoteAuthorsQuery> | null;
