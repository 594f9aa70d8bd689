import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { MAX_PHOTO_BYTES } from "../../../../../shared/inputLimits";
import { describeMissingParts } from "../readJsonLd";
import { toPlainLines, toPlainText, trimColon } from "../textOf";

/** An object of JSON or YAML, whose fields may be anything. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** A text, or a number as one; nothing for anything else. */
export function toText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? toPlainText(value) || undefined : undefined;
}

/** The first of several fields with a text. */
export const findText = (...values: unknown[]): string | undefined =>
  values.map(toText).find((text) => text !== undefined);

/** The lines of a text, or those of a list of texts. */
export const toLines = (value: unknown): string[] =>
  toArray(value).flatMap((item) => (typeof item === "string" ? toPlainLines(item) : []));

/** Names, from texts or from objects with a name or a title. */
export const toNames = (value: unknown): string[] =>
  toArray(value).flatMap((item) => {
    const name = isFields(item)
      ? findText(item["name"], item["title"], item["label"])
      : toText(item);
    return name ? [name] : [];
  });

/** Words of a text that lists them, such as "Soup, Vegan". */
export const toWords = (value: unknown): string[] =>
  toNames(value)
    .flatMap((text) => text.split(/[,;\n]/))
    .map((word) => word.trim())
    .filter((word) => word !== "");

/** A line such as `# Sauce`, `[Sauce]` or `**Sauce**` as a heading; others as they are. */
export function toHeading(line: string): string {
  const [, marked, bracketed, bold] =
    /^(?:#{1,6}\s(.+)|\[([^[\]]+)\]|\*\*([^*]+)\*\*)$/.exec(line.trim()) ?? [];
  const heading = trimColon(marked ?? bracketed ?? bold ?? "").trim();
  return heading ? `${heading}:` : line;
}

export const TOO_LARGE_PHOTO = "A photo is too large.";

type ArchivePhoto = ({ bytes: Buffer } | { file: string }) & { caption?: string };

/** Photos that are not too large to be uploaded. */
export function filterPhotos(pictures: readonly ArchivePhoto[]): {
  photos: ImportedPhoto[];
  warnings: string[];
} {
  const photos = pictures.filter(
    (item) => "file" in item || (item.bytes.length > 0 && item.bytes.length <= MAX_PHOTO_BYTES),
  );
  const isComplete = !pictures.some(
    (item) => "bytes" in item && item.bytes.length > MAX_PHOTO_BYTES,
  );
  return { photos, warnings: isComplete ? [] : [TOO_LARGE_PHOTO] };
}

/** A picture in Base64, as JSON has it; none where there is none. */
export const decodePicture = (value: unknown): { bytes: Buffer }[] =>
  typeof value === "string" && value !== ""
    ? [{ bytes: Buffer.from(value.replace(/^data:[^,]*,/, ""), "base64") }]
    : [];

/** A photo that is somewhere on the web. */
export const toLinkedPhotos = (...values: unknown[]): ImportedPhoto[] =>
  values.flatMap((value) =>
    typeof value === "string" && /^https?:\/\/\S+$/i.test(value.trim())
      ? [{ url: value.trim() }]
      : [],
  );

type Essential = "name" | "ingredients" | "instructions";
type Optional = { [Name in keyof ImportedRecipe]?: ImportedRecipe[Name] | undefined };

/** A recipe of the fields that are there, with warnings of what it lacks. */
export function makeRecipe(
  fields: Pick<ImportedRecipe, Essential> & Omit<Optional, Essential>,
): ImportedRecipe {
  const presentFields = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Partial<ImportedRecipe>;
  const { name, ingredients, instructions } = fields;
  return {
    tags: [],
    photos: [],
    ...presentFields,
    name,
    ingredients,
    instructions,
    warnings: [...describeMissingParts(fields), ...(fields.warnings ?? [])],
  };
}
