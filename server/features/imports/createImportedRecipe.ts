import { type DataSource, type EntityManager, In } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import { AppError, forbidden } from "../../errors";
import { findIssues } from "../../graphql/validate";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import type { Services } from "../../services";
import { translateDatabaseError } from "../../database/translateDatabaseErrors";
import { storePhoto } from "../photos/addPhoto";
import { RecipeInput } from "../recipes/RecipeInput";
import type { SentStep } from "../recipes/steps/RecipeStepInput";
import { insertRecipe } from "../recipes/writeRecipe";
import { Ingredient } from "../reference/Ingredient";
import { IS_LISTED } from "../reference/visibility";
import { RecipeVisibility } from "../recipes/visibility";
import { isDoubtful } from "./findDoubts";
import { findImporter, canImportForOthers } from "./policy";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { findOrCreateEquipment } from "./findOrCreateEquipment";
import { type PositionedPhoto, toStepsInput } from "./toStepsInput";
import { readCurrentVersion } from "./credits";
import { storeHistory } from "./storeHistory";
import { findOrCreateIngredient } from "./findOrCreateIngredient";
import { lockItem, MAX_ATTEMPTS, MAX_LOST_ATTEMPTS, type ItemClaim } from "./importQueue";

const SERVER_ENDED =
  "The server ended twice while it was creating this recipe, so that it is not tried again.";

const PHOTO_NOT_STORED = "A photo could not be stored.";

/** The stored photos of a recipe. */
interface StoredPhotos {
  photos: PositionedPhoto[];
  /** True if a photo could not be fetched or read. */
  lacksPhotos: boolean;
}

export type CreateServices = Pick<Services, "config" | "photos" | "log">;

/** The import and its user; the latter's own ingredients if others will not see its recipes. */
interface ImportOwner {
  importId: number;
  userId: number;
  isForOthers: boolean;
}

async function toRecipeLines(
  data: EntityManager,
  { importId, userId, isForOthers }: ImportOwner,
  lines: readonly ImportLine[],
) {
  const ids = lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const existing = await data.getRepository(Ingredient).findBy([
    { ingredientId: In(ids), ...IS_LISTED },
    { ingredientId: In(ids), ownerId: userId },
  ]);
  const importer = { importId, ownerId: isForOthers ? null : userId };
  const existingIds = new Set(existing.map(({ ingredientId }) => ingredientId));
  const recipeLines = [];
  for (const line of lines) {
    if (line.heading != null) {
      recipeLines.push({ heading: line.heading, isOptional: false });
      continue;
    }
    // An ingredient that was deleted meanwhile is created again.
    const isKnown = line.ingredientId !== null && existingIds.has(line.ingredientId);
    const ingredientId = isKnown
      ? line.ingredientId
      : await findOrCreateIngredient(data, importer, line);
    const { quantity, unit, preparation, isOptional, scales } = line;
    recipeLines.push({ ingredientId, quantity, unit, preparation, isOptional, scales });
  }
  return recipeLines;
}

/** Sorts photos by the part of the recipe to which they belong. Former versions may have any of them. */
function sortPhotos<Photo extends { position: number }>(
  { steps = [], history }: ImportDraft,
  photos: readonly Photo[],
) {
  const stepPositions = new Set(steps.flatMap(({ photoPositions }) => photoPositions));
  const isOfSteps = ({ position }: Photo) => stepPositions.has(position);
  const isOfVersions = ({ position }: Photo) => position >= (history?.photoCount ?? Infinity);
  return {
    ofDish: photos.filter((photo) => !isOfSteps(photo) && !isOfVersions(photo)),
    ofSteps: photos.filter(isOfSteps),
    ofVersions: photos.filter(isOfVersions),
  };
}

/** @throws AppError for values that may not be stored */
async function toRecipeInput(
  data: EntityManager,
  owner: ImportOwner,
  importDraft: ImportDraft,
  photos: PositionedPhoto[],
  { config }: CreateServices,
): Promise<{ input: RecipeInput; unplacedSteps: SentStep[] }> {
  const photoCaptions = sortPhotos(importDraft, photos).ofDish.map(({ photoId, caption }) => ({
    photoId,
    caption,
  }));
  const { newEquipment: _new, ...draft } = importDraft;
  if (!draft.categoryId) throw new AppError("BAD_USER_INPUT", "Choose a category first.");
  const { unplacedSteps, ...steps } = toStepsInput(importDraft, photos);
  const input = Object.assign(new RecipeInput(), {
    ...draft,
    lines: await toRecipeLines(data, owner, draft.lines),
    photoIds: photoCaptions.map(({ photoId }) => photoId),
    photoCaptions,
    ...steps,
  });
  const [issue] = findIssues(input, config);
  if (issue) throw new AppError("BAD_USER_INPUT", issue.message);
  return { input, unplacedSteps };
}

/** Stores the photos of a recipe and omits those that cannot be fetched or read. */
async function storePhotos(
  db: DataSource,
  { draft, importItemId, userId }: ItemClaim,
  services: CreateServices,
  signal?: AbortSignal,
): Promise<StoredPhotos> {
  const rows = await db
    .getRepository(ImportPhoto)
    .find({ select: { position: true }, where: { importItemId }, order: { position: "ASC" } });
  const { ofDish, ofSteps, ofVersions } = sortPhotos(draft as ImportDraft, rows);
  const storedPhotos: StoredPhotos = { photos: [], lacksPhotos: false };
  for (const { position } of [...ofDish.slice(0, maxCount.photos), ...ofSteps, ...ofVersions]) {
    if (signal?.aborted) break;
    // One at a time, since all of them may not fit into memory.
    const { url, bytes, caption } = await db
      .getRepository(ImportPhoto)
      .findOneByOrFail({ importItemId, position });
    try {
      const { importAllowedHosts: allowedHosts } = services.config;
      const photoBytes = bytes ?? (await fetchPublic(url!, "image", { allowedHosts })).bytes;
      if (signal?.aborted) break;
      const photoId = await storePhoto(db, services, userId, photoBytes);
      storedPhotos.photos.push({ photoId, caption, position });
    } catch (error) {
      if (!(error instanceof FetchError) && !(error instanceof AppError)) throw error;
      storedPhotos.lacksPhotos = true;
    }
  }
  return storedPhotos;
}

const readOriginalDates = ({ createdAt, updatedAt }: ImportDraft) => ({
  ...(createdAt && { createdAt: new Date(createdAt) }),
  ...(updatedAt && { updatedAt: new Date(updatedAt) }),
});

async function createRecipe(
  data: EntityManager,
  claim: ItemClaim,
  { photos, lacksPhotos }: StoredPhotos,
  services: CreateServices,
): Promise<void> {
  const { importItemId, importId, userId } = claim;
  // Another process has claimed the recipe, or its owner has skipped it.
  if (!(await lockItem(data, claim, ImportItemState.WAITING))) return;
  const importer = await findImporter(data, userId);
  if (!importer) throw forbidden();
  const isForOthers = canImportForOthers(importer);
  // The column contains JSON of this type.
  const draft = claim.draft as ImportDraft;
  const owner = { importId, userId, isForOthers };
  const { input, unplacedSteps } = await toRecipeInput(data, owner, draft, photos, services);
  if (isForOthers) {
    const newIds = await findOrCreateEquipment(data, draft.newEquipment ?? []);
    const ids = new Set([...(input.equipmentIds ?? []), ...newIds]);
    input.equipmentIds = [...ids].slice(0, maxCount.equipment);
  }
  input.visibility =
    isForOthers && !isDoubtful(draft)
      ? (draft.visibility ?? claim.visibility)
      : RecipeVisibility.PRIVATE;
  const recipeId = await insertRecipe(data, userId, input, {
    ...readOriginalDates(draft),
    ...(await readCurrentVersion(data, draft, userId)),
    unplacedSteps,
  });
  await storeHistory(data, { recipeId, importId, userId }, draft, photos, input.visibility);
  const warnings = `array_remove(warnings, '${PHOTO_NOT_STORED}')`;
  await data.getRepository(ImportItem).update(
    { importItemId },
    {
      ...{ state: ImportItemState.TAKEN, recipeId, error: null },
      warnings: () => (lacksPhotos ? `${warnings} || array['${PHOTO_NOT_STORED}']` : warnings),
    },
  );
}

const markFailed = (db: DataSource, { importItemId, attempts, heldBy }: ItemClaim, error: string) =>
  db
    .getRepository(ImportItem)
    .update(
      { importItemId, attempts, heldBy, state: ImportItemState.WAITING },
      { state: ImportItemState.FAILED, error },
    );

/**
 * Creates a recipe of an import, or records why it cannot be created.
 * @param signal aborted once another process has claimed the recipe, or when the server stops
 */
export async function createImportedRecipe(
  db: DataSource,
  claim: ItemClaim,
  services: CreateServices,
  signal?: AbortSignal,
): Promise<void> {
  if (claim.lostAttempts >= MAX_LOST_ATTEMPTS) {
    await markFailed(db, claim, SERVER_ENDED);
    return;
  }
  if (claim.attempts > MAX_ATTEMPTS) {
    await markFailed(db, claim, "This recipe could not be created.");
    return;
  }
  const photos = await storePhotos(db, claim, services, signal);
  if (signal?.aborted) return;
  try {
    await db.transaction((data) => createRecipe(data, claim, photos, services));
  } catch (error) {
    const appError = error instanceof AppError ? error : translateDatabaseError(error);
    if (!appError || appError.code === "SERVICE_UNAVAILABLE") throw error;
    await markFailed(db, claim, appError.message);
  }
}
