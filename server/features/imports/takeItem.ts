import { type DataSource, type EntityManager, In } from "typeorm";
import { maxCount } from "../../../shared/inputLimits";
import { AppError, forbidden } from "../../errors";
import { findIssues } from "../../graphql/validate";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import type { Services } from "../../services";
import { translateDatabaseError } from "../../database/translateDatabaseErrors";
import { storePhoto } from "../photos/addPhoto";
import type { PhotoCaption } from "../recipes/PhotoCaptionInput";
import { RecipeInput } from "../recipes/RecipeInput";
import { insertRecipe } from "../recipes/writeRecipe";
import { Ingredient } from "../reference/Ingredient";
import { RecipeVisibility } from "../recipes/visibility";
import { findImporter, importsForOthers } from "./policy";
import { withKnownIngredients } from "./withKnownIngredients";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { ingredientOf } from "./ingredientOf";
import { lockItem, MOST_ATTEMPTS, MOST_LOST_ATTEMPTS, type TakenItem } from "./importQueue";

const ENDED_SERVER =
  "The server ended twice while it was creating this recipe, so that it is not tried again.";

const LOST_PHOTO = "A photo could not be stored.";

/** What is there of a recipe's photos. */
interface TakenPhotos {
  photos: PhotoCaption[];
  /** Whether some could not be fetched or read. */
  lacksPhotos: boolean;
}

export type TakeServices = Pick<Services, "config" | "photos" | "log">;

async function linesOf(data: EntityManager, importId: number, lines: readonly ImportLine[]) {
  const ids = lines.flatMap(({ ingredientId }) => ingredientId ?? []);
  const existing = await data.getRepository(Ingredient).findBy({ ingredientId: In(ids) });
  const known = new Set(existing.map(({ ingredientId }) => ingredientId));
  const made = [];
  for (const line of lines) {
    // One that was deleted meanwhile is created anew.
    const isKnown = line.ingredientId !== null && known.has(line.ingredientId);
    const ingredientId = isKnown ? line.ingredientId : await ingredientOf(data, importId, line);
    const { quantity, unit, preparation, isOptional, scales } = line;
    made.push({ ingredientId, quantity, unit, preparation, isOptional, scales });
  }
  return made;
}

/** @throws AppError for what may not be stored */
async function inputOf(
  data: EntityManager,
  importId: number,
  { lines, ...draft }: ImportDraft,
  photoCaptions: PhotoCaption[],
  { config }: TakeServices,
): Promise<RecipeInput> {
  const ingredients = await linesOf(data, importId, lines);
  const input = Object.assign(new RecipeInput(), {
    ...draft,
    ingredients,
    photoIds: photoCaptions.map(({ photoId }) => photoId),
    photoCaptions,
  });
  const [issue] = findIssues(input, config);
  if (issue) throw new AppError("BAD_USER_INPUT", issue.message);
  return input;
}

/** Stores the pictures of a recipe; one that cannot be had is left out. */
async function photosOf(
  db: DataSource,
  { importItemId, userId }: TakenItem,
  services: TakeServices,
  lost?: AbortSignal,
): Promise<TakenPhotos> {
  const photos = await db
    .getRepository(ImportPhoto)
    .find({ where: { importItemId }, order: { position: "ASC" }, take: maxCount.photos });
  const taken: TakenPhotos = { photos: [], lacksPhotos: false };
  for (const { url, bytes, caption } of photos) {
    if (lost?.aborted) break;
    try {
      const { importAllowedHosts: allowedHosts } = services.config;
      const picture = bytes ?? (await fetchPublic(url!, "image", { allowedHosts })).bytes;
      if (lost?.aborted) break;
      const photoId = await storePhoto(db, services, userId, picture);
      taken.photos.push({ photoId, caption });
    } catch (error) {
      if (!(error instanceof FetchError) && !(error instanceof AppError)) throw error;
      taken.lacksPhotos = true;
    }
  }
  return taken;
}

const originalDates = ({ createdAt, updatedAt }: ImportDraft) => ({
  ...(createdAt && { createdAt: new Date(createdAt) }),
  ...(updatedAt && { updatedAt: new Date(updatedAt) }),
});

async function create(
  data: EntityManager,
  taken: TakenItem,
  { photos, lacksPhotos }: TakenPhotos,
  services: TakeServices,
): Promise<void> {
  const { importItemId, importId, userId } = taken;
  // Another process has taken it over, or its owner has skipped it.
  if (!(await lockItem(data, taken, ImportItemState.WAITING))) return;
  const importer = await findImporter(data, userId);
  if (!importer) throw forbidden();
  const isForOthers = importsForOthers(importer);
  // Stored as JSON of this type.
  const draft = taken.draft as ImportDraft;
  const known = isForOthers ? draft : await withKnownIngredients(data, importId, draft);
  const input = await inputOf(data, importId, known, photos, services);
  input.visibility = isForOthers
    ? (draft.visibility ?? taken.visibility)
    : RecipeVisibility.PRIVATE;
  const recipeId = await insertRecipe(data, userId, input, originalDates(draft));
  const warnings = `array_remove(warnings, '${LOST_PHOTO}')`;
  await data.getRepository(ImportItem).update(
    { importItemId },
    {
      ...{ state: ImportItemState.TAKEN, recipeId, error: null },
      warnings: () => (lacksPhotos ? `${warnings} || array['${LOST_PHOTO}']` : warnings),
    },
  );
}

const fail = (db: DataSource, { importItemId, attempts, heldBy }: TakenItem, error: string) =>
  db
    .getRepository(ImportItem)
    .update(
      { importItemId, attempts, heldBy, state: ImportItemState.WAITING },
      { state: ImportItemState.FAILED, error },
    );

/**
 * Creates a recipe of an import, or says at it why it cannot be created.
 * @param lost aborted once another process has taken it over, or when the server stops
 */
export async function takeItem(
  db: DataSource,
  taken: TakenItem,
  services: TakeServices,
  lost?: AbortSignal,
): Promise<void> {
  if (taken.lostAttempts >= MOST_LOST_ATTEMPTS) {
    await fail(db, taken, ENDED_SERVER);
    return;
  }
  if (taken.attempts > MOST_ATTEMPTS) {
    await fail(db, taken, "This recipe could not be created.");
    return;
  }
  const photos = await photosOf(db, taken, services, lost);
  if (lost?.aborted) return;
  try {
    await db.transaction((data) => create(data, taken, photos, services));
  } catch (error) {
    const known = error instanceof AppError ? error : translateDatabaseError(error);
    if (!known || known.code === "SERVICE_UNAVAILABLE") throw error;
    await fail(db, taken, known.message);
  }
}
