import type { EntityManager } from "typeorm";
import { toNameKey } from "../../lib/text";
import type { ContentPhoto, NamedItem, RecipeContent } from "../recipes/history/RecipeContent";
import { isPublic, isVisibleRecipe, RecipeVisibility } from "../recipes/visibility";
import type { ImportDraft } from "./ImportDraft";
import { ImportItemState } from "./ImportItem";
import type { ImportedContent, ImportedHistory, ImportedVersion } from "./readers/ImportedRecipe";
import { findImporter, type Importer, toCredits } from "./credits";
import type { PositionedPhoto } from "./toStepsInput";

const FIND_NAMES = `
  select s.kind || ' ' || s.name_key as key, coalesce(
    case s.kind when 'category' then (select category_id from categories where name_key = s.name_key)
      when 'difficultyLevel' then (select difficulty_level_id from difficulty_levels where name_key = s.name_key)
      when 'tag' then (select tag_id from tags where name_key = s.name_key)
      when 'equipment' then (select equipment_id from equipment where name_key = s.name_key)
      else (select ingredient_id from ingredients where name_key = s.name_key or (own_key = s.name_key and owner_id = $3)
        order by owner_id nulls last limit 1) end,
    (select coalesce(category_id, tag_id, equipment_id, ingredient_id) from aliases a
      where a.name_key = s.name_key and a.kind::text = s.kind),
    -s.position) as id
  from unnest($1::text[], $2::text[]) with ordinality s (kind, name_key, position)`;

type Kind = "category" | "difficultyLevel" | "tag" | "equipment" | "ingredient";

const listNames = ({
  category,
  difficultyLevel,
  lines,
  tags,
  equipment,
}: ImportedContent): [Kind, string][] => [
  ["category", category],
  ["difficultyLevel", difficultyLevel],
  ...tags.map((name): [Kind, string] => ["tag", name]),
  ...equipment.map((name): [Kind, string] => ["equipment", name]),
  ...lines.flatMap(({ ingredient }): [Kind, string][] =>
    ingredient === undefined ? [] : [["ingredient", ingredient]],
  ),
];

/** Finds the items of all versions by their names. An item that does not exist gets a negative ID, as a deleted one. */
async function findItems(
  data: EntityManager,
  { userId }: Importer,
  contents: readonly ImportedContent[],
): Promise<(kind: Kind, name: string) => NamedItem> {
  const toKey = (kind: Kind, name: string) => `${kind} ${toNameKey(name)}`;
  const names = contents.flatMap(listNames);
  const unique = [...new Map(names.map((item) => [toKey(...item), item])).values()];
  const rows: { key: string; id: number }[] = await data.query(FIND_NAMES, [
    unique.map(([kind]) => kind),
    unique.map(([, name]) => toNameKey(name)),
    userId,
  ]);
  const ids = new Map(rows.map(({ key, id }) => [key, Number(id)]));
  return (kind, name) => ({ id: ids.get(toKey(kind, name))!, name });
}

/** Finds the IDs that the lines of an archive have now. A line that only former versions have gets a negative ID. */
async function findLineIds(
  data: EntityManager,
  recipeId: number,
  { lines }: ImportDraft,
): Promise<(lineId: number) => number> {
  const rows: { lineId: number }[] = await data.query(
    `select line_id as "lineId" from recipe_lines where recipe_id = $1 order by position`,
    [recipeId],
  );
  const ids = new Map(lines.map(({ lineId }, i) => [lineId, rows[i]?.lineId]));
  return (lineId) => ids.get(lineId) ?? -Math.abs(lineId);
}

interface Conversion {
  findItem: (kind: Kind, name: string) => NamedItem;
  findLineId: (lineId: number) => number;
  /** The IDs of stored photos by their positions in the import. */
  photoIds: ReadonlyMap<number, number>;
}

function toContent(
  { category, difficultyLevel, lines, steps, tags, equipment, photos, ...fields }: ImportedContent,
  { findItem, findLineId, photoIds }: Conversion,
): RecipeContent {
  const toPhotos = (items: ImportedContent["photos"]): ContentPhoto[] =>
    items.flatMap(({ photoPosition, ...photo }) => {
      const photoId = photoIds.get(photoPosition);
      return photoId === undefined ? [] : [{ photoId, ...photo }];
    });
  return {
    ...fields,
    category: findItem("category", category),
    difficultyLevel: findItem("difficultyLevel", difficultyLevel),
    lines: lines.map(({ lineId, ingredient, ...line }) => ({
      lineId: findLineId(lineId),
      ...(ingredient !== undefined && {
        ingredientId: findItem("ingredient", ingredient).id,
        ingredient,
      }),
      ...line,
    })),
    tags: tags.map((name) => findItem("tag", name)),
    equipment: equipment.map((name) => findItem("equipment", name)),
    photos: toPhotos(photos),
    steps: steps.map(({ lineIds, photos: ofStep, ...step }) => ({
      ...step,
      ...(lineIds && { lineIds: lineIds.map(findLineId) }),
      photos: toPhotos(ofStep),
    })),
  };
}

/** Photos that only former versions have; the others belong to the recipe. */
const ASSIGN_PHOTOS = `update photos set former_recipe_id = $1, changed_at = now()
  where photo_id = any($2) and owner_id = $3 and recipe_id is null`;

const INSERT = `
  insert into recipe_versions (recipe_id, version, saved_at, editor_id, imported_editor_name, suggester_id,
    imported_suggester_name, reason, visibility, removal_reason, content)
  select $1, v.version, v."savedAt", v."editorId", v."importedEditorName", v."suggesterId",
    v."importedSuggesterName", v.reason, v.visibility, v."removalReason", v.content
  from json_to_recordset($2) v (version int, "savedAt" timestamptz, "editorId" int, "importedEditorName" text,
    "suggesterId" int, "importedSuggesterName" text, reason text, visibility text, "removalReason" text, content json)`;

/** Stores the former versions of an imported recipe. */
async function storeVersions(
  data: EntityManager,
  recipeId: number,
  importer: Importer,
  versions: readonly (Omit<ImportedVersion, "content"> & { content?: RecipeContent })[],
  hiddenAs: RecipeVisibility | null,
): Promise<void> {
  const rows = versions.map(({ editor, suggester, visibility, ...version }) => ({
    ...version,
    ...toCredits({ editor, suggester }, importer),
    visibility: hiddenAs ?? visibility ?? RecipeVisibility.PUBLIC,
  }));
  await data.query(INSERT, [recipeId, JSON.stringify(rows)]);
}

/** The recipes of an import by their IDs in the archive; of a skipped one, the recipe that is the same. */
const OF_IMPORT = `select coalesce(i.recipe_id, i.duplicate_of_id) from import_items i
  where i.import_id = $2 and i.archived_recipe_id = $3
    and (i.recipe_id is not null or i.state = '${ImportItemState.SKIPPED}')
  order by i.recipe_id limit 1`;

const FIND_ORIGIN = `select recipe_id as "originId", name, visibility from recipes
  where recipe_id = (${OF_IMPORT}) and recipe_id <> $1 and ${isVisibleRecipe("$4::int", "false")}`;

const LINK_ORIGIN = "update recipes set origin_id = $2, origin_name = $3 where recipe_id = $1";

/** Links the variations that the same import has created before their origin. */
const LINK_VARIATIONS = `
  update recipes set origin_id = $1, origin_name = $4
  from import_items i
  where i.import_id = $2 and i.recipe_id = recipes.recipe_id and recipes.recipe_id <> $1 and origin_id is null
    and i.archived_origin_id = $3`;

/** Links a variation to its origin if both are in the archive; the name stays as a credit otherwise. */
async function linkOrigin(
  data: EntityManager,
  { recipeId, importId, userId, name }: NewRecipe & { name: string | null },
  { recipeId: formerId, origin }: ImportedHistory,
): Promise<void> {
  if (origin) {
    const [row]: { originId: number; name: string; visibility: RecipeVisibility }[] =
      origin.recipeId === undefined
        ? []
        : await data.query(FIND_ORIGIN, [recipeId, importId, origin.recipeId, userId]);
    const credit = row && !isPublic(row.visibility) ? null : (row?.name ?? origin.name ?? null);
    await data.query(LINK_ORIGIN, [recipeId, row?.originId ?? null, credit]);
  }
  await data.query(LINK_VARIATIONS, [recipeId, importId, formerId ?? null, name]);
}

/** A recipe that an import has created. */
interface NewRecipe {
  recipeId: number;
  importId: number;
  userId: number;
}

/**
 * Stores the former versions of an imported recipe, and links it with its origin and its variations.
 * @param draft the draft of the recipe
 * @param visibility the visibility that the recipe has here
 */
export async function storeHistory(
  data: EntityManager,
  { recipeId, importId, userId }: NewRecipe,
  draft: ImportDraft,
  photos: readonly PositionedPhoto[],
  visibility: RecipeVisibility,
): Promise<void> {
  const { history } = draft;
  if (!history) return;
  const importer = await findImporter(data, userId);
  const contents = history.versions.flatMap(({ content }) => content ?? []);
  const conversion: Conversion = {
    findItem: await findItems(data, importer, contents),
    findLineId: await findLineIds(data, recipeId, draft),
    photoIds: new Map(photos.map(({ position, photoId }) => [position, photoId])),
  };
  await data.query(ASSIGN_PHOTOS, [recipeId, [...conversion.photoIds.values()], userId]);
  const versions = history.versions.map(({ content, ...version }) => ({
    ...version,
    ...(content && { content: toContent(content, conversion) }),
  }));
  // A recipe that is more hidden here than in the archive has not been seen by others, nor have its versions.
  const isKept = visibility === (draft.visibility ?? RecipeVisibility.PUBLIC);
  await storeVersions(data, recipeId, importer, versions, isKept ? null : visibility);
  const name = isPublic(visibility) ? draft.name : null;
  await linkOrigin(data, { recipeId, importId, userId, name }, history);
}
