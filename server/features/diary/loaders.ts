import { type Context, getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { toPhotos } from "../photos/AttachedPhoto";
import { selectAttachedPhotos } from "../photos/PhotoRow";
import { hasVisibleRecipe } from "../recipes/visibility";
import { Author } from "../users/Author";
import { authorById } from "../users/loaders";
import { DiaryEntry } from "./DiaryEntry";

/** An entry's row with its author's name. */
export type DiaryEntryRow = Pick<
  DiaryEntry,
  | "diaryEntryId"
  | "userId"
  | "recipeId"
  | "cookedOn"
  | "text"
  | "isPublic"
  | "version"
  | "createdAt"
  | "storedPhotos"
> & { authorName: string };

/** The columns of `diary_entries` joined with `users`. */
export const ENTRY_COLUMNS = `diary_entries.diary_entry_id as "diaryEntryId", diary_entries.user_id as "userId",
  diary_entries.recipe_id as "recipeId", diary_entries.cooked_on::text as "cookedOn", diary_entries.text,
  diary_entries.is_public as "isPublic", diary_entries.version, diary_entries.created_at as "createdAt",
  ${selectAttachedPhotos("diary_entries", "diary_entry_id")} as "storedPhotos", users.name as "authorName"`;

export const JOIN_AUTHOR = "join users on users.user_id = diary_entries.user_id";

/** The condition on entries that the viewer may see: public ones and the viewer's own, if the recipe is visible. */
export const isVisibleEntry = (userId: string, isAdmin: string): string =>
  `${hasVisibleRecipe("diary_entries")(userId, isAdmin)}
   and (diary_entries.is_public or diary_entries.user_id = ${userId})`;

/** Builds an entry, and caches its author for the request. */
export function toDiaryEntry(row: object, context: Context): DiaryEntry {
  // The cast is safe, because all statements select these columns.
  const { authorName, storedPhotos, ...columns } = row as DiaryEntryRow;
  const author = Object.assign(new Author(), { userId: columns.userId, name: authorName });
  context.prime(authorById, columns.userId, author);
  return Object.assign(new DiaryEntry(), { ...columns, storedPhotos: toPhotos(storedPhotos) });
}

/** Loads entries that the viewer may see, by diaryEntryId. */
export const diaryEntryById: Loader<number, DiaryEntry | null> = {
  async batch(ids, context) {
    const rows: DiaryEntryRow[] = await context.db.query(
      `select ${ENTRY_COLUMNS} from diary_entries ${JOIN_AUTHOR}
       where diary_entry_id = any($1) and ${isVisibleEntry("$2::int", "$3::boolean")}`,
      [ids, ...getViewerParameters(context.viewer)],
    );
    const entries = rows.map((row) => toDiaryEntry(row, context));
    return byKey(ids, entries, ({ diaryEntryId }) => diaryEntryId);
  },
};
