import { type DataSource, type EntityManager, In } from "typeorm";
import { AppError } from "../../errors";
import { findIssues } from "../../graphql/validate";
import { findIngredient, spellingsOf } from "../../../shared/ingredientMatches";
import type { KnownIngredient } from "../../imports/IngredientIndex";
import { FetchError } from "../../lib/publicFetch/FetchError";
import { fetchPublic } from "../../lib/publicFetch/fetchPublic";
import { nameKey, sortName } from "../../lib/text";
import type { Services } from "../../services";
import { translateDatabaseError } from "../../database/translateDatabaseErrors";
import { storePhoto } from "../photos/addPhoto";
import { RecipeInput } from "../recipes/RecipeInput";
import { insertRecipe } from "../recipes/writeRecipe";
import { Ingredient } from "../reference/Ingredient";
import { mayImport } from "./policy";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import { ImportPhoto } from "./ImportPhoto";
import { lockItem, MOST_ATTEMPTS, type TakenItem } from "./importQueue";

/** A recipe of one page or of one file has more, which are variants of the first ones. */
const MOST_PHOTOS = 3;

export type TakeServices = Pick<Services, "config" | "photos" | "log">;

const INSERT_INGREDIENT = `
  insert into ingredients (name, name_key, sort_name) values ($1, $2, $3)
  on conflict (name_key) do nothing returning ingredient_id as "ingredientId"`;

/** Ingredients of this name or alias, and those that the import has created so far. */
const CANDIDATES = `
  select ingredient_id as "ingredientId", name as label,
    array(select a.name from aliases a where a.ingredient_id = i.ingredient_id) as aliases
  from ingredients i
  where sort_name = any($1)
    or ingredient_id in (select ingredient_id from aliases where sort_name = any($1))
    or ingredient_id in (select ingredient_id from imported_ingredients where import_id = $2)
  order by ingredient_id`;

/** The ingredient of this name, also in the plural, which an earlier recipe may have created; else a new one. */
async function ingredientOf(
  data: EntityManager,
  importId: number,
  { ingredient }: ImportLine,
): Promise<number> {
  const key = nameKey(ingredient);
  const spellings = [...new Set([sortName(ingredient), ...spellingsOf(ingredient)])];
  const candidates: KnownIngredient[] = await data.query(CANDIDATES, [spellings, importId]);
  const known = findIngredient(candidates, ingredient);
  if (known) return known.ingredientId;
  const values = [ingredient, key, sortName(ingredient)];
  const [created]: { ingredientId: number }[] = await data.query(INSERT_INGREDIENT, values);
  // Somebody else has created it at the same moment.
  if (!created) return (await data.findOneByOrFail(Ingredient, { nameKey: key })).ingredientId;
  await data.query("insert into imported_ingredients (import_id, ingredient_id) values ($1, $2)", [
    importId,
    created.ingredientId,
  ]);
  return created.ingredientId;
}

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
  photoIds: number[],
  { config }: TakeServices,
): Promise<RecipeInput> {
  const ingredients = await linesOf(data, importId, lines);
  const input = Object.assign(new RecipeInput(), { ...draft, ingredients, photoIds });
  const [issue] = findIssues(input, config);
  if (issue) throw new AppError("BAD_USER_INPUT", issue.message);
  return input;
}

/** Stores the pictures of a recipe; one that cannot be had is left out. */
async function photosOf(
  db: DataSource,
  { importItemId, userId }: TakenItem,
  services: TakeServices,
): Promise<number[]> {
  const photos = await db
    .getRepository(ImportPhoto)
    .find({ where: { importItemId }, order: { position: "ASC" }, take: MOST_PHOTOS });
  const ids: number[] = [];
  for (const { url, bytes } of photos) {
    try {
      const { importAllowedHosts: allowedHosts } = services.config;
      const picture = bytes ?? (await fetchPublic(url!, "image", { allowedHosts })).bytes;
      ids.push(await storePhoto(db, services, userId, picture));
    } catch (error) {
      if (!(error instanceof FetchError) && !(error instanceof AppError)) throw error;
    }
  }
  return ids;
}

async function create(
  data: EntityManager,
  taken: TakenItem,
  photoIds: number[],
  services: TakeServices,
): Promise<void> {
  const { importItemId, importId, userId } = taken;
  // Another process has finished it, or its owner has skipped it.
  if (!(await lockItem(data, importItemId, ImportItemState.WAITING))) return;
  if (!(await mayImport(data, userId))) {
    throw new AppError("FORBIDDEN", "You do not have permission to do this.");
  }
  // Stored as JSON of this type.
  const draft = taken.draft as ImportDraft;
  const input = await inputOf(data, importId, draft, photoIds, services);
  const recipeId = await insertRecipe(data, userId, input);
  await data
    .getRepository(ImportItem)
    .update({ importItemId }, { state: ImportItemState.TAKEN, recipeId, error: null });
}

const fail = (db: DataSource, importItemId: number, error: string) =>
  db
    .getRepository(ImportItem)
    .update(
      { importItemId, state: ImportItemState.WAITING },
      { state: ImportItemState.FAILED, error },
    );

/** Creates a recipe of an import, or says at it why it cannot be created. */
export async function takeItem(
  db: DataSource,
  taken: TakenItem,
  services: TakeServices,
): Promise<void> {
  if (taken.attempts > MOST_ATTEMPTS) {
    await fail(db, taken.importItemId, "This recipe could not be created.");
    return;
  }
  const photoIds = await photosOf(db, taken, services);
  try {
    await db.transaction((data) => create(data, taken, photoIds, services));
  } catch (error) {
    const known = error instanceof AppError ? error : translateDatabaseError(error);
    if (!known || known.code === "SERVICE_UNAVAILABLE") throw error;
    await fail(db, taken.importItemId, known.message);
  }
}
