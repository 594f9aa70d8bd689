import { z } from "zod";
import { CoverDrawing } from "../../../../../shared/coverDrawings";
import { maxCount, maxLength } from "../../../../../shared/inputLimits";
import { type DetailName, mapDetails } from "../../../../../shared/recipeDetails";
import { hiddenVisibilities } from "../../../../../shared/recipeVisibility";
import type { PotluckContent, PotluckPhoto, PotluckVersion } from "../../../exports/potluckFormat";
import { shorten } from "../../shorten";
import type { ImportedContent, ImportedHistory, ImportedVersion } from "../ImportedRecipe";
import type { ArchivePhotos } from "./ArchivePhotos";

/** The number of versions that are read of a recipe, the newest ones. */
const MAX_VERSIONS = 1_000;

/** Keeps version numbers far below the largest integer of the database. */
const MAX_VERSION_NUMBER = 1_000_000;

/** The year 2000: this program did not exist earlier. */
const EARLIEST_TIME = Date.UTC(2000, 0, 1);

const UNREAD_VERSION = "A former version could not be read.";

const versionNumber = z.number().int().min(1).max(MAX_VERSION_NUMBER);

/** The database stores no text with NUL or half a character. */
const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes("\0") && !/\p{Surrogate}/u.test(value));
const optionalText = (max: number) => text(max).min(1).optional();

/** Fields of a recipe in `potluck.json`. Malformed parts are left out, because the recipe can be read without them. */
export const historyFields = {
  recipeId: z.number().int().optional().catch(undefined),
  version: versionNumber.optional().catch(undefined),
  editor: z.string().optional().catch(undefined),
  suggester: optionalText(maxLength.username).catch(undefined),
  editReason: optionalText(maxLength.reason).catch(undefined),
  versions: z.array(z.unknown()).optional().catch(undefined),
  origin: z
    .object({ recipeId: z.number().int().optional(), name: optionalText(maxLength.recipeName) })
    .optional()
    .catch(undefined),
};

const name = text(maxLength.referenceName).min(1);

const details = mapDetails((_name, detail) =>
  ("max" in detail ? text(detail.max) : z.number().finite()).optional(),
) as { [Name in DetailName]: z.ZodType<PotluckContent[Name]> };

const photos = z.array(
  z.object({ file: z.string(), caption: optionalText(maxLength.photoCaption) }),
);

const line = z.object({
  lineId: z.number().int(),
  heading: optionalText(maxLength.heading),
  ingredient: optionalText(maxLength.referenceName),
  quantity: optionalText(maxLength.quantity),
  unit: optionalText(maxLength.unit),
  preparation: optionalText(maxLength.preparation),
  isOptional: z.literal(true).optional(),
  scales: z.literal(false).optional(),
});

const step = z.object({
  position: z.number().int().min(0),
  text: text(maxLength.instructions),
  minutes: z.number().int().optional(),
  isAttended: z.boolean().optional(),
  lineIds: z.array(z.number().int()).max(maxCount.lines).optional(),
  photos: photos.max(maxCount.stepPhotos),
});

const content = z.object({
  name: text(maxLength.recipeName).min(1),
  ...details,
  category: name,
  difficultyLevel: name,
  lines: z
    .array(line.refine(({ heading, ingredient }) => (heading === undefined) !== !ingredient))
    .max(maxCount.lines),
  ingredientsNotes: optionalText(maxLength.ingredientsNotes),
  instructions: text(maxLength.instructions),
  steps: z.array(step).max(maxCount.steps),
  tags: z.array(name).max(maxCount.tags),
  equipment: z.array(name).max(maxCount.equipment),
  coverDrawing: z.enum(CoverDrawing).optional(),
  photos: photos.max(maxCount.photos),
});

const formerVersion = z
  .object({
    version: versionNumber,
    savedAt: z.iso.datetime({ offset: true }).refine((time) => {
      const milliseconds = Date.parse(time);
      return milliseconds >= EARLIEST_TIME && milliseconds <= Date.now();
    }),
    editor: optionalText(maxLength.username),
    suggester: optionalText(maxLength.username),
    reason: optionalText(maxLength.reason),
    visibility: z.enum(hiddenVisibilities).optional(),
    removalReason: optionalText(maxLength.reason),
    content: content.optional(),
  })
  .refine(({ removalReason, ...version }) => !version.content === (removalReason !== undefined));

async function readContent(
  { photos: dishPhotos, steps, ...fields }: PotluckContent,
  archive: ArchivePhotos,
): Promise<ImportedContent> {
  const findPhotos = async (items: readonly PotluckPhoto[]) => {
    const read = new Map<number, { photoPosition: number; caption?: string }>();
    for (const { file, ...photo } of items) {
      const photoPosition = await archive.find(file);
      if (photoPosition !== undefined) read.set(photoPosition, { photoPosition, ...photo });
    }
    return [...read.values()];
  };
  const readSteps: ImportedContent["steps"] = [];
  for (const { photos: ofStep, ...parts } of steps) {
    readSteps.push({ ...parts, photos: await findPhotos(ofStep) });
  }
  return { ...fields, photos: await findPhotos(dishPhotos), steps: readSteps };
}

/** The fields of a recipe that the history is read from. */
type HistoryFields = { author: string } & {
  [Name in keyof typeof historyFields]?: z.output<(typeof historyFields)[Name]>;
};

/** Reads the former versions and the origin of a recipe; archives of 0.2 have neither. */
export async function readHistory(
  {
    recipeId,
    version = 1,
    editor,
    suggester,
    editReason,
    versions = [],
    origin,
    author,
  }: HistoryFields,
  archive: ArchivePhotos,
): Promise<ImportedHistory | undefined> {
  if (recipeId === undefined) return undefined;
  const read = new Map<number, ImportedVersion>();
  const photoCount = archive.photos.length;
  for (const data of versions.slice(-MAX_VERSIONS)) {
    const { data: parsed } = formerVersion.safeParse(data);
    if (!parsed || parsed.version >= version || read.has(parsed.version)) {
      archive.warnings.add(UNREAD_VERSION);
      continue;
    }
    // Zod returns absent fields as absent, so that the types are the same.
    const { content: found, ...rest } = parsed as PotluckVersion;
    read.set(rest.version, {
      ...rest,
      ...(found && { content: await readContent(found, archive) }),
    });
  }
  return {
    recipeId,
    version,
    editor: shorten(editor ?? author, maxLength.username),
    ...(suggester !== undefined && { suggester }),
    ...(editReason !== undefined && { editReason }),
    ...(origin && { origin }),
    versions: [...read.values()],
    photoCount,
  };
}
