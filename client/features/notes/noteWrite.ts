import type { OfflineWrite } from "../../shared/offline/OutboxEntry";
import { noteKey } from "./noteKey";

/** The version of a note that does not exist yet. */
const NONE = 0;

/**
 * Describes the offline write of the viewer's note. The server checks that the note still has the edited
 * version.
 */
export const noteWrite = (
  recipe: { id: string; recipeId: number; name: string },
  note: { id?: string; version: number } | null | undefined,
  text: string,
): OfflineWrite => ({
  key: noteKey(recipe.recipeId),
  recipe: { recipeId: recipe.recipeId, name: recipe.name },
  variables: { version: note?.version ?? NONE },
  data: {
    writeNote: {
      __typename: "Note",
      id: note?.id ?? `unsent note ${recipe.id}`,
      text: text.trim(),
      version: note?.version ?? NONE,
    },
  },
});
