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
import { ArchivePhotos } from "./ArchivePhotos";
import { makeRecipe } from "./fields";
import { historyFields, readHistory } from "./readHistory";
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
    .array(
      z.object({
        lineId: z.number().int().optional(),
        heading: z.string(),
        position: z.number().int().min(0),
      }),
    )
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
  ...historyFields,
});

const header = z.object({ format: z.literal(POTLUCK_FORMAT.format), version: z.number() });

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
  headings.forEach(({ position, ...heading }, i) => lines.splice(position + i, 0, heading));
  return lines;
}

async function readRecipe(recipeFields: RecipeFields, archive: Archive): Promise<ImportedRecipe> {
  const {
    ingredients,
    headings: _headings,
    ingredientsNotes,
    instructions,
    photos,
    steps = [],
    ...historyAndFields
  } = recipeFields;
  const { recipeId: _id, version: _version, editor: _editor, ...rest } = historyAndFields;
  const {
    suggester: _suggester,
    editReason: _reason,
    versions: _versions,
    origin: _origin,
    ...fields
  } = rest;
  const readPhotos = new ArchivePhotos(archive);
  await readPhotos.add(photos, maxCount.photos);
  const readSteps: ImportedStep[] = [];
  for (const {
    position = null,
    text,
    minutes = null,
    isAttended = null,
    lineIds = null,
    ...step
  } of steps) {
    const photoPositions = await readPhotos.add(step.photos);
    readSteps.push({ position, text, minutes, isAttended, lineIds, photoPositions });
  }
  const history = await readHistory(recipeFields, readPhotos);
  return makeRecipe({
    ...fields,
    ingredients: ingredients
      .map(toLine)
      .map(({ ingredient: name, ...parts }) => formatLine({ ...parts, name }, null)),
    lines: readLines(recipeFields),
    instructions: instructions.split("\n"),
    notes: ingredientsNotes,
    photos: readPhotos.photos,
    history,
    ...(readSteps.length > 0 && { steps: readSteps }),
    warnings: [...readPhotos.warnings],
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
