import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { MAX_PHOTO_BYTES } from "../../../../../shared/inputLimits";
import { describeMissingParts } from "../readJsonLd";
import { toPlainLines, toPlainText } from "../toPlainText";

/** An object from JSON or YAML, whose fields may have any type. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Converts a text or a number to plain text; returns undefined for other types. */
export function toText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? toPlainText(value) || undefined : undefined;
}

/** Returns the first text among several fields. */
export const findText = (...values: unknown[]): string | undefined =>
  values.map(toText).find((text) => text !== undefined);

/** Splits a text or a list of texts into lines. */
export const toLines = (value: unknown): string[] =>
  toArray(value).flatMap((item) => (typeof item === "string" ? toPlainLines(item) : []));

/** Reads names from texts or from objects with a name, title or label. */
export const toNames = (value: unknown): string[] =>
  toArray(value).flatMap((item) => {
    const name = isFields(item)
      ? findText(item["name"], item["title"], item["label"])
      : toText(item);
    return name ? [name] : [];
  });

/** Splits lists such as "Soup, Vegan" into words. */
export const toWords = (value: unknown): string[] =>
  toNames(value)
    .flatMap((text) => text.split(/[,;\n]/))
    .map((word) => word.trim())
    .filter((word) => word !== "");

export const TOO_LARGE_PHOTO = "A photo is too large.";

type ArchivePhoto = ({ bytes: Buffer } | { file: string }) & { caption?: string };

/** Omits empty photos and photos above the upload limit; warns about the latter. */
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

/** Decodes a picture in Base64; returns an empty list for other values. */
export const decodePicture = (value: unknown): { bytes: Buffer }[] =>
  typeof value === "string" && value !== ""
    ? [{ bytes: Buffer.from(value.replace(/^data:[^,]*,/, ""), "base64") }]
    : [];

/** Returns photos for the values that are web addresses. */
export const toLinkedPhotos = (...values: unknown[]): ImportedPhoto[] =>
  values.flatMap((value) =>
    typeof value === "string" && /^https?:\/\/\S+$/i.test(value.trim())
      ? [{ url: value.trim() }]
      : [],
  );

type Essential = "name" | "ingredients" | "instructions";
type Optional = { [Name in keyof ImportedRecipe]?: ImportedRecipe[Name] | undefined };

/** Makes a recipe of the fields that have a value, with warnings about missing parts. */
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
