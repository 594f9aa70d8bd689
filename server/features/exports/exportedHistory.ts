import { getViewerParameters, type Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { CURRENT_EDITOR, joinSuggester } from "../recipes/history/contentSql";
import { isVisibleVersion } from "../recipes/history/loaders";
import type { RecipeContent } from "../recipes/history/RecipeContent";
import { isPublicRecipe, isVisibleRecipe, type RecipeVisibility } from "../recipes/visibility";
import type { PotluckOrigin } from "./potluckFormat";

/** A former version as it is read for an export. */
export interface FormerVersion {
  version: number;
  savedAt: string;
  editor: string | null;
  suggester: string | null;
  reason: string | null;
  visibility: RecipeVisibility;
  removalReason: string | null;
  content: RecipeContent | null;
}

/** The parts of an export that the recipe itself does not have. */
export interface ExportedHistory {
  recipeId: number;
  version: number;
  /** The user who saved the current version. */
  editor: string | null;
  /** The user whose suggestion the current version contains. */
  suggester: string | null;
  reason: string | null;
  /** The former versions that the viewer may see, oldest first. */
  versions: FormerVersion[];
  /** The files of the photos of all versions, by the IDs of the photos. */
  files: Record<string, string>;
  /** The recipe of which this is a variation, if the viewer may see it; the name of a public one, even if it is deleted. */
  origin: PotluckOrigin | null;
}

const ORIGIN = `case
  when ${isVisibleRecipe("$2::int", "$3::boolean", "o")} then json_strip_nulls(
    json_build_object('recipeId', o.recipe_id, 'name', case when ${isPublicRecipe("o")} then o.name end))
  when o.recipe_id is null and r.origin_name is not null then json_build_object('name', r.origin_name) end`;

const selectSuggester = (version: string) =>
  `coalesce(${version}.imported_suggester_name, suggester.name)`;

const VERSIONS = `(
  select coalesce(json_agg(json_build_object('version', v.version, 'savedAt', v.saved_at,
    'editor', coalesce(v.imported_editor_name, u.name), 'suggester', ${selectSuggester("v")},
    'reason', v.reason, 'visibility', v.visibility, 'removalReason', v.removal_reason, 'content', v.content)
    order by v.version), '[]')
  from recipe_versions v left join users u on u.user_id = v.editor_id ${joinSuggester("v")}
  where v.recipe_id = r.recipe_id and ${isVisibleVersion("$2::int", "$3::boolean")})`;

const FILES = `(
  select coalesce(json_object_agg(p.photo_id, coalesce(p.stored_as, p.key) || '-' || p.width || '.webp'), '{}')
  from photos p where p.recipe_id = r.recipe_id or p.former_recipe_id = r.recipe_id)`;

const SELECT = `
  select r.recipe_id as "recipeId", r.version, r.edit_reason as reason, ${ORIGIN} as origin,
    coalesce(r.imported_editor_name, e.name) as editor, ${selectSuggester("r")} as suggester,
    ${VERSIONS} as versions, ${FILES} as files
  from recipes r
  left join recipes o on o.recipe_id = r.origin_id
  left join users e on e.user_id = ${CURRENT_EDITOR} ${joinSuggester("r")}
  where r.recipe_id = any($1)`;

/** Loads the history of recipes that the viewer may see, without versions that the viewer may not see. */
export const historyByRecipe: Loader<number, ExportedHistory | null> = {
  async batch(ids, { db, viewer }) {
    const rows: ExportedHistory[] = await db.query(SELECT, [ids, ...getViewerParameters(viewer)]);
    return byKey(ids, rows, ({ recipeId }) => recipeId).map((row) => row && keepUsedFiles(row));
  },
};

/** Removes the photos that no visible version has, because a hidden version may have them. */
function keepUsedFiles({ files, ...history }: ExportedHistory): ExportedHistory {
  const ids = new Set(
    history.versions.flatMap(({ content }) =>
      content
        ? [...content.photos, ...content.steps.flatMap((step) => step.photos)].map(({ photoId }) =>
            String(photoId),
          )
        : [],
    ),
  );
  return {
    ...history,
    files: Object.fromEntries(Object.entries(files).filter(([id]) => ids.has(id))),
  };
}
