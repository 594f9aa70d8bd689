import type { DataSource, EntityManager } from "typeorm";
import { notFound, stale } from "../../errors";
import { pickDetails } from "../../../shared/recipeDetails";
import { toSortName } from "../../lib/text";
import { replaceMergedReferences } from "./replaceMergedReferences";
import { Recipe } from "./Recipe";
import { type PlannedLine, planLines, type StoredLine } from "./planLines";
import type { RecipeInput } from "./RecipeInput";
import { RecipeLine } from "./RecipeLine";
import type { PhotoCaption } from "./PhotoCaptionInput";
import { refuseShownIngredients, settleOwnIngredients } from "./settleOwnIngredients";
import type { SentStep } from "./steps/RecipeStepInput";
import { findSteps, saveSteps, saveUnplacedSteps } from "./steps/saveSteps";
import { storeVersion } from "./history/storeVersion";
import { RecipeEquipment } from "./RecipeEquipment";
import { RecipeTag } from "./RecipeTag";
import { isPublic, makeLinkKey, RecipeVisibility } from "./visibility";
import { setPhotoCaptions, removePhotos, renewPhotoAddresses, assignPhotos } from "./assignPhotos";

export function toColumns(input: RecipeInput) {
  const { totalMinutes: ownTotalMinutes, ...details } = pickDetails(input);
  return {
    name: input.name,
    sortName: toSortName(input.name),
    instructions: input.instructions,
    categoryId: input.categoryId,
    difficultyLevelId: input.difficultyLevelId,
    // Undefined fields are unchanged, so that callers without these fields do not clear them.
    ingredientsNotes: input.ingredientsNotes,
    ...details,
    ownTotalMinutes,
    coverDrawing: input.coverDrawing,
  };
}

/** A recipe that becomes unlisted gets a link, which ends when it is no longer unlisted. */
function toVisibilityColumns({ visibility }: RecipeInput) {
  if (visibility == null) return {};
  if (visibility !== RecipeVisibility.UNLISTED) return { visibility, linkKey: null };
  return { visibility, linkKey: () => `coalesce(link_key, '${makeLinkKey()}')` };
}

/** Returns true if an edit hides the recipe from users who could see it. */
async function isHiddenBy(
  data: EntityManager,
  recipeId: number,
  { visibility }: RecipeInput,
): Promise<boolean> {
  if (visibility == null || isPublic(visibility)) return false;
  const [before]: { visibility: RecipeVisibility }[] = await data.query(
    "select visibility from recipes where recipe_id = $1",
    [recipeId],
  );
  return before !== undefined && before.visibility !== visibility;
}

/** The photos that the recipe has after an edit, in any place. */
const listPhotoIds = ({ photoIds, steps }: RecipeInput): number[] => [
  ...(photoIds ?? []),
  ...(steps ?? []).flatMap((step) => step.photoIds ?? []),
];

/** The captions of photos of the dish and of steps. */
export const readCaptions = ({ photoCaptions, steps }: RecipeInput): PhotoCaption[] => [
  ...(photoCaptions ?? []),
  ...(steps ?? []).flatMap((step) => step.photoCaptions ?? []),
];

/** The parts of a new recipe that no input has. */
interface OriginalParts extends Partial<
  Pick<
    Recipe,
    | "createdAt"
    | "updatedAt"
    | "originId"
    | "originName"
    | "version"
    | "editReason"
    | "importedEditorName"
    | "suggesterId"
    | "importedSuggesterName"
  >
> {
  /** The additions that belong to no step. */
  unplacedSteps?: readonly SentStep[];
}

/**
 * Adds a recipe with its lines, tags, equipment and photos in a transaction, and returns its ID.
 * @param original the parts of an import that no input has
 */
export async function insertRecipe(
  data: EntityManager,
  ownerId: number,
  sent: RecipeInput,
  { unplacedSteps = [], ...columns }: OriginalParts = {},
): Promise<number> {
  const edit = { recipeId: null, editorId: ownerId };
  const isDoubtful = await settleOwnIngredients(data, edit, sent);
  const input = await replaceMergedReferences(data, sent);
  const { identifiers } = await data.getRepository(Recipe).insert({
    ...toColumns(input),
    editReason: input.editReason ?? null,
    ownerId,
    ...columns,
    ...(input.visibility && { visibility: input.visibility }),
    linkKey: input.visibility === RecipeVisibility.UNLISTED ? makeLinkKey() : null,
  });
  const recipeId = Number(identifiers[0]!["recipeId"]);
  if (input.totalMinutes != null) await clearSummedTotal(data, recipeId);
  await saveLines(data, recipeId, planLines([], input) ?? []);
  await addTags(data, recipeId, input.tagIds ?? []);
  await addEquipment(data, recipeId, input.equipmentIds ?? []);
  await assignPhotos(data, recipeId, ownerId, input.photoIds ?? []);
  await saveSteps(data, recipeId, ownerId, input, []);
  await saveUnplacedSteps(data, recipeId, ownerId, unplacedSteps);
  const steps = [...(input.steps ?? []), ...unplacedSteps];
  await setPhotoCaptions(data, recipeId, readCaptions({ ...input, steps }));
  if (isDoubtful) await refuseShownIngredients(data, recipeId);
  return recipeId;
}

/** Adds a recipe with its lines, tags, equipment and photos in one transaction, and returns its ID. */
export const addRecipe = (
  db: DataSource,
  ownerId: number,
  input: RecipeInput,
  origin: Partial<Pick<Recipe, "originId" | "originName">> = {},
): Promise<number> => db.transaction((data) => insertRecipe(data, ownerId, input, origin));

/**
 * Edits a recipe in one transaction. Omitted lists and fields are unchanged, because the documented calls do not send
 * all of them. The version is checked last, so that a missing category or tag is reported before a conflict.
 * @param db the database, or a transaction that the edit is part of
 * @param editorId the user who edits, whose photos the recipe may get
 * @param version the version that was edited; without it the last writer wins
 */
export const editRecipe = (
  db: Pick<EntityManager, "transaction">,
  recipeId: number,
  editorId: number,
  sent: RecipeInput,
  version?: number | null,
): Promise<void> =>
  db.transaction(async (data) => {
    const isDoubtful = await settleOwnIngredients(data, { recipeId, editorId }, sent);
    const input = await replaceMergedReferences(data, sent);
    await storeVersion(data, recipeId);
    const isHidden = await isHiddenBy(data, recipeId, input);
    const result = await data
      .createQueryBuilder()
      .update(Recipe)
      .set({
        ...toColumns(input),
        ...toVisibilityColumns(input),
        editorId,
        importedEditorName: null,
        suggesterId: null,
        importedSuggesterName: null,
        editReason: input.editReason ?? null,
        version: () => "version + 1",
        updatedAt: () => "now()",
      })
      .where({ recipeId })
      .returning("version")
      .execute();
    const [updatedRow] = result.raw as { version: number }[];
    if (!updatedRow) throw notFound("Recipe");
    if (input.totalMinutes != null) await clearSummedTotal(data, recipeId);
    if (input.lines || input.ingredients) await replaceLines(data, recipeId, input);
    if (input.tagIds) {
      await data.getRepository(RecipeTag).delete({ recipeId });
      await addTags(data, recipeId, input.tagIds);
    }
    if (input.equipmentIds) {
      await data.getRepository(RecipeEquipment).delete({ recipeId });
      await addEquipment(data, recipeId, input.equipmentIds);
    }
    if (input.photoIds) {
      await removePhotos(data, recipeId, listPhotoIds(input));
      await assignPhotos(data, recipeId, editorId, input.photoIds);
    }
    await saveSteps(data, recipeId, editorId, input, await findSteps(data, recipeId));
    if (isHidden) {
      await renewPhotoAddresses(data, recipeId);
      await forgetOriginName(data, recipeId);
    }
    await setPhotoCaptions(data, recipeId, readCaptions(input));
    if (isDoubtful) await refuseShownIngredients(data, recipeId);
    if (version != null && updatedRow.version !== version + 1) throw stale("recipe");
  });

/** Removes the name of a recipe that is hidden from its variations, also from deleted ones. */
async function forgetOriginName(data: EntityManager, recipeId: number): Promise<void> {
  await data.getRepository(Recipe).update({ originId: recipeId }, { originName: null });
  await data.query(
    `update deleted_recipes set content = (content::jsonb - 'origin_name')::json
     where (content ->> 'origin_id')::int = $1`,
    [recipeId],
  );
}

/** Clears a total that equals the sum of its parts, because it would be wrong after one of them changes. */
const clearSummedTotal = (data: EntityManager, recipeId: number) =>
  data
    .createQueryBuilder()
    .update(Recipe)
    .set({ ownTotalMinutes: null })
    .where("recipe_id = :recipeId", { recipeId })
    .andWhere("coalesce(prep_minutes, cook_minutes) is not null")
    .andWhere("total_minutes = coalesce(prep_minutes, 0) + coalesce(cook_minutes, 0)")
    .execute();

const findLines = (data: EntityManager, recipeId: number): Promise<StoredLine[]> =>
  data.getRepository(RecipeLine).find({ where: { recipeId }, order: { position: "asc" } });

async function replaceLines(data: EntityManager, recipeId: number, input: RecipeInput) {
  const storedLines = await findLines(data, recipeId);
  const lines = planLines(storedLines, input) ?? [];
  const keptIds = new Set(lines.map(({ lineId }) => lineId));
  const removedIds = storedLines.map(({ lineId }) => lineId).filter((id) => !keptIds.has(id));
  if (removedIds.length > 0) await data.getRepository(RecipeLine).delete(removedIds);
  await saveLines(data, recipeId, lines);
}

/** Inserts new lines, and updates those with an ID. */
async function saveLines(data: EntityManager, recipeId: number, lines: readonly PlannedLine[]) {
  if (!lines.length) return;
  const rows = lines.map((line, position) => ({ ...line, recipeId, position }));
  await data.getRepository(RecipeLine).upsert(rows, ["lineId"]);
}

async function addTags(data: EntityManager, recipeId: number, tagIds: readonly number[]) {
  if (!tagIds.length) return;
  await data.getRepository(RecipeTag).insert(tagIds.map((tagId) => ({ recipeId, tagId })));
}

async function addEquipment(data: EntityManager, recipeId: number, ids: readonly number[]) {
  if (!ids.length) return;
  const rows = ids.map((equipmentId) => ({ recipeId, equipmentId }));
  await data.getRepository(RecipeEquipment).insert(rows);
}
