import { admin, type Ownable, ownerOf, type Rule } from "../../graphql/rules";
import type { DiaryEntry } from "./DiaryEntry";
import { diaryEntryById } from "./loaders";

const namedEntry: Ownable<DiaryEntry> = {
  thing: "Diary entry",
  idArgument: "diaryEntryId",
  find: (context, id) => context.load(diaryEntryById, id),
  ownerId: (entry) => entry.userId,
};

/** The rules for editing a diary entry, which only its author may do. */
export const canEditEntry: Rule<DiaryEntry>[] = [ownerOf(namedEntry)];

/** The rules for deleting a diary entry. Admins see public ones of others only. */
export const canDeleteEntry: Rule<DiaryEntry>[] = [ownerOf(namedEntry), admin];
