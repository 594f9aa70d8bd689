import type { EntityManager } from "typeorm";
import { toNameKey } from "../../lib/text";
import type { ImportDraft } from "./ImportDraft";

/** The user who imports. */
export interface Importer {
  userId: number;
  name: string;
}

/** Finds the user who imports, by whose name versions name their editor or suggester. */
export const findImporter = async (data: EntityManager, userId: number): Promise<Importer> => {
  const [row]: Importer[] = await data.query(
    `select user_id as "userId", name from users where user_id = $1`,
    [userId],
  );
  return row!;
};

/** A user who has the name of the importer is the importer; others have no account here. */
const findUser = (name: string | undefined, importer: Importer) =>
  name !== undefined && toNameKey(name) === toNameKey(importer.name)
    ? { userId: importer.userId, name: null }
    : { userId: null, name: name || null };

/** Returns the columns of the users whom an archive credits with a version. */
export function toCredits(
  version: { editor?: string | undefined; suggester?: string | undefined },
  importer: Importer,
) {
  const editor = findUser(version.editor, importer);
  const suggester = findUser(version.suggester, importer);
  return {
    editorId: editor.userId,
    importedEditorName: editor.name,
    suggesterId: suggester.userId,
    importedSuggesterName: suggester.name,
  };
}

/** Returns the columns of the current version that an archive states. */
export async function readCurrentVersion(
  data: EntityManager,
  { history }: ImportDraft,
  userId: number,
) {
  if (!history) return {};
  // The owner of the recipe is its editor by default.
  const { editorId: _, ...credits } = toCredits(history, await findImporter(data, userId));
  return { version: history.version, editReason: history.editReason ?? null, ...credits };
}
