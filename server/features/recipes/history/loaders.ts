import { type Context, getViewerParameters, type Loader } from "../../../graphql/context";
import { newestFirst, pagedByKey } from "../../../graphql/pagedByKey";
import { notFound } from "../../../errors";
import { Author } from "../../users/Author";
import { recipeById } from "../loaders";
import { isPublicRecipe } from "../visibility";
import { CURRENT_EDITOR, joinSuggester, selectCurrentVersions } from "./contentSql";
import { RecipeVersion } from "./RecipeVersion";

/**
 * A version may have been saved while the recipe was hidden. Only users who may edit the recipe see it then.
 * @param version the table of versions or its alias, whose recipe the viewer may see
 */
export const isVisibleVersion = (userId: string, isAdmin: string, version = "v"): string =>
  `(${isPublicRecipe(version)} or ${isAdmin} or exists (
    select from recipes o where o.recipe_id = ${version}.recipe_id and o.owner_id = ${userId}))`;

const COLUMNS = `v.recipe_id as "recipeId", v.version, v.saved_at as "savedAt", v.editor_id as "editorId",
  v.reason, v.visibility, v.removal_reason as "removalReason", e.name as "editorName",
  suggester.user_id as "suggesterId", suggester.name as "suggesterName",
  v.imported_editor_name as "importedEditorName", v.imported_suggester_name as "importedSuggesterName"`;

/** The editor, and the user whose suggestion the version contains. */
const EDITORS = `left join users e on e.user_id = v.editor_id ${joinSuggester("v")}`;

interface VersionRow extends Omit<RecipeVersion, "recipe" | "content" | "editor" | "suggester"> {
  editorName: string | null;
  suggesterName: string | null;
}

const toAuthor = (userId: number | null, name: string | null): Author | null =>
  name === null ? null : Object.assign(new Author(), { userId, name });

const toVersion = ({ editorName, suggesterName, ...row }: VersionRow): RecipeVersion =>
  Object.assign(new RecipeVersion(), row, {
    editor: toAuthor(row.editorId, editorName),
    suggester: toAuthor(row.suggesterId, suggesterName),
  });

/** The versions of a recipe that the viewer may see, newest first. */
export const versionsOfRecipe = pagedByKey<RecipeVersion>({
  table: `(
    select recipe_id, version, saved_at, editor_id, reason, visibility, removal_reason, imported_editor_name,
      suggester_id, imported_suggester_name
    from recipe_versions
    union all
    select recipe_id, version, updated_at, ${CURRENT_EDITOR}, edit_reason, visibility, null, imported_editor_name,
      suggester_id, imported_suggester_name
    from recipes r) v`,
  of: "v.recipe_id",
  order: newestFirst("v.version"),
  items: { columns: COLUMNS, join: EDITORS, read: (row) => toVersion(row as VersionRow) },
  where: isVisibleVersion,
});

interface VersionKey {
  recipeId: number;
  version: number;
}

const WITH_CONTENT = `
  select ${COLUMNS}, v.content
  from unnest($1::int[], $2::int[]) with ordinality k (recipe_id, version, position)
  left join lateral (
    select * from recipe_versions s where s.recipe_id = k.recipe_id and s.version = k.version
    union all
    ${selectCurrentVersions("r.recipe_id = k.recipe_id and r.version = k.version")}
  ) v on ${isVisibleVersion("$3::int", "$4::boolean")}
  ${EDITORS}
  order by k.position`;

/** Loads versions with their content, of recipes that the viewer may see. */
const versionByKey: Loader<VersionKey, RecipeVersion | null> = {
  cacheKey: ({ recipeId, version }) => `${recipeId} ${version}`,
  async batch(keys, { db, viewer }) {
    const rows: (VersionRow | { recipeId: null })[] = await db.query(WITH_CONTENT, [
      keys.map(({ recipeId }) => recipeId),
      keys.map(({ version }) => version),
      ...getViewerParameters(viewer),
    ]);
    return rows.map((row) => (row.recipeId === null ? null : toVersion(row)));
  },
};

/**
 * Loads a version with its content.
 * @throws NOT_FOUND unless the viewer may see the recipe and the version
 */
export async function loadVersion(context: Context, key: VersionKey): Promise<RecipeVersion> {
  if (!(await context.load(recipeById, key.recipeId))) throw notFound("Recipe");
  const version = await context.load(versionByKey, key);
  if (!version) throw notFound("Version");
  return version;
}

/** Makes the next load read a version again. */
export const clearVersions = (context: Context): void => context.clear(versionByKey);
