import type { QueryRef } from "@apollo/client/react";
import type { NoteAuthorsQuery } from "./NoteAuthors.generated";

/** An author whose note is shown. */
export interface NoteAuthor {
  userId: number;
  name: string;
}

/** The possible authors; null for viewers who read only their own notes, and after a failed load. */
export type NoteAuthors = QueryRef<NoteAuthorsQuery> | null;
