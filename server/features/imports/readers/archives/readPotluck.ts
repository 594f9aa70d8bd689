import { z } from "zod";
import { maxCount } from "../../../../../shared/inputLimits";
import { CoverDrawing } from "../../../../../shared/coverDrawings";
import { type DetailName, mapDetails } from "../../../../../shared/recipeDetails";
import { hiddenVisibilities } from "../../../../../shared/recipeVisibility";
import { formatLine } from "../../../exports/formatLine";
import { POTLUCK_FILE, POTLUCK_FORMAT } from "../../../exports/potluckFormat";
import { ImportError } from "../ImportError";
import type {
  ImportedHeading,
  ImportedLine,
  ImportedRecipe,
  ImportedStep,
} from "../ImportedRecipe";
import type { Archive } from "./Archive";
import { filterPhotos, makeRecipe } from "./fields";
import { parseJson } from "./parseJson";

const lineSchema = z.object({
  lineId: z.number().int().optional(),
  quantity: z.string().optional(),
  unit: z.string().optional(),
  ingredient: z.string(),
  preparation: z.string().optional(),
  isOptional: z.literal(true).optional(),
  scales: z.literal(false).optional(),
});

const details = mapDetails((_name, detail) =>
  ("max" in detail ? z.string() : z.number().finite()).optional(),
) as { [Name in DetailName]: z.ZodType<ImportedRecipe[Name]> };

const photoSchema = z.object({ file: z.string(), caption: z.string().optional() });

const stepSchema = z.object({
  position: z.number().int().min(0).optional(),
  text: z.string(),
  minutes: z.number().int().optional(),
  isAttended: z.boolean().optional(),
  lineIds: z.array(z.number().int()).optional(),
  photos: z.array(photoSchema).max(maxCount.stepPhotos),
});

const recipe = z.object({
  name: z.string(),
  ...details,
  author: z.string(),
  category: z.string(),
  difficultyLevel: z.string(),
  ingredients: z.array(lineSchema),
  headings: z
    .array(z.object({ heading: z.string(), position: z.number().int().min(0) }))
    .optional(),
  ingredientsNotes: z.string().optional(),
  instructions: z.string(),
  steps: z.array(stepSchema).max(maxCount.steps).optional(),
  tags: z.array(z.string()),
  equipment: z.array(z.string()).optional(),
  coverDrawing: z.enum(CoverDrawing).optional(),
  visibility: z.enum(hiddenVisibilities).optional(),
  photos: z.array(photoSchema),
  createdAt: z.string().optional(),
  updatedAt: z.string().optional(),
});

const header = z.object({ format: z.literal(POTLUCK_FORMAT.format), version: z.number() });

const MISSING_PHOTO = "A photo is missing in the archive.";

type Line = z.output<typeof lineSchema>;

const toLine = (parts: Line): ImportedLine => ({
  ...(parts.lineId !== undefined && { lineId: parts.lineId }),
  quantity: parts.quantity ?? null,
  unit: parts.unit ?? null,
  ingredient: parts.ingredient,
  keepsCase: true,
  preparation: parts.preparation ?? null,
  isOptional: parts.isOptional ?? false,
  scales: parts.scales ?? true,
});

type RecipeFields = z.output<typeof recipe>;

/** Puts the headings between the ingredients. Archives of 0.2 have none. */
function readLines({ ingredients, headings = [] }: RecipeFields) {
  const lines: (ImportedLine | ImportedHeading)[] = ingredients.map(toLine);
  headings.forEach(({ heading, position }, i) => lines.splice(position + i, 0, { heading }));
  return lines;
}

/** Reads photos; warns about those that are missing or too large. */
async function readPhotos(photos: z.output<typeof photoSchema>[], archive: Archive) {
  const pictures = [];
  for (const { file, caption } of photos) {
    if (!archive.has(file)) continue;
    pictures.push({ ...(await archive.readPhoto(file)), ...(caption && { caption }) });
  }
  const { photos: filteredPhotos, warnings } = filterPhotos(pictures);
  const isMissing = pictures.length < photos.length;
  return { photos: filteredPhotos, warnings: [...warnings, ...(isMissing ? [MISSING_PHOTO] : [])] };
}

async function readRecipe(recipeFields: RecipeFields, archive: Archive): Promise<ImportedRecipe> {
  const {
    ingredients,
    headings: _,
    ingredientsNotes,
    instructions,
    photos,
    steps = [],
    ...fields
  } = recipeFields;
  const dish = await readPhotos(photos, archive);
  const all = dish.photos.slice(0, maxCount.photos);
  const warnings = new Set(dish.warnings);
  const readSteps: ImportedStep[] = [];
  for (const {
    position = null,
    text,
    minutes = null,
    isAttended = null,
    lineIds = null,
    ...step
  } of steps) {
    const read = await readPhotos(step.photos, archive);
    const photoPositions = read.photos.map((_photo, i) => all.length + i);
    all.push(...read.photos);
    read.warnings.forEach((warning) => warnings.add(warning));
    readSteps.push({ position, text, minutes, isAttended, lineIds, photoPositions });
  }
  return makeRecipe({
    ...fields,
    ingredients: ingredients
      .map(toLine)
      .map(({ ingredient: name, ...parts }) => formatLine({ ...parts, name }, null)),
    lines: readLines(recipeFields),
    instructions: instructions.split("\n"),
    notes: ingredientsNotes,
    photos: all,
    ...(readSteps.length > 0 && { steps: readSteps }),
    warnings: [...warnings],
  });
}

/**
 * Reads Potluck's own archive format (docs/exports.md).
 * @throws ImportError
 */
export async function readPotluck(archive: Archive): Promise<ImportedRecipe[]> {
  const data = parseJson(await archive.read(POTLUCK_FILE));
  const head = header.safeParse(data);
  if (!head.success) throw new ImportError("This is an archive of another program.");
  if (head.data.version > POTLUCK_FORMAT.version) {
    throw new ImportError("This archive was written by a newer version of this program.");
  }
  const importedRecipe = z.object({ recipes: z.array(recipe) }).safeParse(data);
  if (!importedRecipe.success)
    throw new ImportError("This archive is damaged.", { cause: importedRecipe.error });
  const recipes: ImportedRecipe[] = [];
  for (const recipeData of importedRecipe.data.recipes)
    recipes.push(await readRecipe(recipeData, archive));
  return recipes;
}
