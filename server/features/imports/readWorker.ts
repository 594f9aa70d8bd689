import { deserialize, serialize } from "node:v8";
import { readLargeArchive } from "./readers/archives/readArchive";
import { decodePage } from "./readers/decodePage";
import { ImportError } from "./readers/ImportError";
import type { ImportedPhoto, ImportedRecipe } from "./readers/ImportedRecipe";
import { IngredientIndex, type KnownIngredient } from "./readers/IngredientIndex";
import { readFile } from "./readers/readFile";
import { readPage } from "./readers/readPage";
import { readPasted } from "./readers/readPasted";
import { type DraftWithWarnings, makeDraft } from "./makeDraft";
import { ReferenceMatcher, type References } from "./ReferenceMatcher";

/** The source that recipes are read from. */
export type Source =
  | { kind: "page"; bytes: Uint8Array; charset?: string | undefined; url: string }
  | { kind: "text" | "card"; bytes: Uint8Array }
  | { kind: "file"; bytes: Uint8Array; fileName: string }
  | { kind: "archive"; path: string };

/** Serialized recipes. The main thread passes them on without deserializing them. */
export type ReadRecipes = Uint8Array;

/** The draft of a recipe with its photos. */
export interface DraftedRecipe extends DraftWithWarnings {
  photos: ImportedPhoto[];
}

/** The result of a task, or an error message, since errors lose their class between threads. */
export type Outcome<Result> = { result: Result } | { error: string };

/** The maximum number of recipes in a file; further recipes are ignored. */
const MAX_RECIPES = 10_000;

/** The number of recipes that are matched in one task. */
const BATCH = 50;

async function toOutcome<Result>(work: () => Result | Promise<Result>): Promise<Outcome<Result>> {
  try {
    return { result: await work() };
  } catch (error) {
    if (error instanceof ImportError) return { error: error.message };
    throw error;
  }
}

/** Makes a recipe of recognized text that does not look like a recipe, so that the user can correct it. */
function toUnstructuredRecipe(text: string): ImportedRecipe[] {
  const [name = "", ...instructions] = text.split("\n").filter((line) => line.trim() !== "");
  const warnings = ["The text of the picture does not look like a recipe. Please correct it."];
  return name ? [{ name, ingredients: [], instructions, tags: [], photos: [], warnings }] : [];
}

async function readSource(source: Source): Promise<ImportedRecipe[]> {
  switch (source.kind) {
    case "page":
      return readPage(decodePage(source.bytes, source.charset), source.url);
    case "text":
      return readPasted(new TextDecoder().decode(source.bytes));
    case "card": {
      const text = new TextDecoder().decode(source.bytes);
      const recipes = readPasted(text);
      return recipes.length > 0 ? recipes : toUnstructuredRecipe(text);
    }
    case "file":
      return readFile(source.fileName, source.bytes);
    case "archive":
      return readLargeArchive(source.path);
  }
}

/** Runs when a thread starts, so that loading the code does not count towards the time limit. */
export const start = (): void => undefined;

/** Reads the recipes of a source, outside of the main thread. */
export const read = (source: Source): Promise<Outcome<ReadRecipes[]>> =>
  toOutcome(async () => {
    const recipes = await readSource(source);
    const batches: ReadRecipes[] = [];
    for (let start = 0; start < Math.min(recipes.length, MAX_RECIPES); start += BATCH) {
      batches.push(serialize(recipes.slice(start, Math.min(start + BATCH, MAX_RECIPES))));
    }
    return batches;
  });

/** Makes drafts of recipes that have been read. */
export const draft = (task: {
  recipes: ReadRecipes;
  references: References;
}): Promise<Outcome<DraftedRecipe[]>> =>
  toOutcome(() => {
    const matcher = new ReferenceMatcher(task.references);
    // Serialized by `read`.
    const recipes = deserialize(task.recipes) as ImportedRecipe[];
    return recipes.map((recipe) => ({ ...makeDraft(recipe, matcher), photos: recipe.photos }));
  });

/** Unpacks the photos inside a file of an archive on disk. */
export const readPhotos = (task: { path: string; file: string }): Promise<Outcome<Uint8Array[]>> =>
  toOutcome(async () => {
    const recipes = await readLargeArchive(task.path, task.file);
    return recipes
      .flatMap(({ photos }) => photos)
      .flatMap((photo) => ("bytes" in photo ? [photo.bytes] : []));
  });

/** Finds the ingredients that names refer to. */
export const match = (task: { names: string[]; ingredients: KnownIngredient[] }) =>
  toOutcome(() => {
    const index = new IngredientIndex(task.ingredients);
    return task.names.map((name) => index.match(name));
  });
