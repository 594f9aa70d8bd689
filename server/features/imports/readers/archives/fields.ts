import type { ImportedPhoto, ImportedRecipe } from "../ImportedRecipe";
import { MAX_PHOTO_BYTES } from "../../../../../shared/inputLimits";
import { ownProperty } from "../../../../../shared/ownProperty";
import { describeMissingParts } from "../readJsonLd";
import { toPlainLines, toPlainText, trimColon } from "../toPlainText";

/** An object from JSON or YAML, whose fields may have any type. */
export type Fields = Record<string, unknown>;

/** The cells of a table's row by the names of their columns. */
export type Row = Record<string, string>;

/** A recipe of a page, with the paths of its photos and the names of the parts that have no place. */
export interface PageRecipe {
  recipe: ImportedRecipe;
  photoPaths: string[];
  unread: string[];
}

export const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

export const toArray = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/** Converts a text or a number to plain text; returns undefined for other types. */
export function toText(value: unknown): string | undefined {
  if (typeof value === "number") return String(value);
  return typeof value === "string" ? toPlainText(value) || undefined : undefined;
}

/** Returns a text with its HTML and line breaks; an empty one for other types. */
export const toRawText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Returns the first text among several fields. */
export const findText = (...values: unknown[]): string | undefined =>
  values.map(toText).find((text) => text !== undefined);

const THIRDS_AND_SIXTHS: readonly (readonly [part: number, text: string])[] = [
  [1 / 3, "1/3"],
  [2 / 3, "2/3"],
  [1 / 6, "1/6"],
  [5 / 6, "5/6"],
];

/** Writes a quantity of a program that has decimals only: 1.5 as "1.5", and 0.333 as "1/3"; zero is missing. */
export function toQuantity(value: unknown): string | undefined {
  const text = toText(value);
  const number = Number(text);
  if (text === undefined || Number.isNaN(number)) return text;
  if (number <= 0) return undefined;
  const whole = Math.floor(number);
  const part = THIRDS_AND_SIXTHS.find(([size]) => Math.abs(number - whole - size) < 0.005)?.[1];
  if (part === undefined) return String(Number(number.toFixed(3)));
  return whole === 0 ? part : `${whole} ${part}`;
}

/** Finds a field by its name in camel case or in snake case: `recipeYield` or `recipe_yield`. */
export const findField = (recipe: Fields, name: string): unknown =>
  ownProperty(recipe, name) ??
  ownProperty(
    recipe,
    name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );

/** Converts the title of a group of lines to a heading; returns an empty list for an empty title. */
export const toHeadings = (title: unknown): string[] => {
  const text = trimColon(toText(title) ?? "");
  return text === "" ? [] : [`${text}:`];
};

/** Splits a text or a list of texts into lines. */
export const toLines = (value: unknown): string[] =>
  toArray(value).flatMap((item) => (typeof item === "string" ? toPlainLines(item) : []));

/** Reads names from texts or from objects with a name, title or label. */
export const toNames = (value: unknown): string[] =>
  toArray(value).flatMap((item) => {
    if (!isFields(item)) return toText(item) ?? [];
    const { name, title, label } = item;
    const inner = isFields(label) ? findText(label["name"], label["title"]) : label;
    return findText(name, title, inner) ?? [];
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

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)[.\d]{0,10} ?(Z|[+-]\d\d:?\d\d)?)?$/;

/** Converts a date such as "2024-05-01 18:30:00" to ISO 8601; without a time zone, it is in UTC. */
export function toDate(value: unknown): string | undefined {
  const [, day, time = "00:00", zone = "Z"] =
    (typeof value === "string" && DATE.exec(value.trim())) || [];
  return day === undefined ? undefined : `${day}T${time}${zone}`;
}

/** Returns the dates of a recipe, each the first of several fields. Those of the last century are left out. */
export function readDates(
  created: unknown,
  updated?: unknown,
): Pick<Optional, "createdAt" | "updatedAt"> {
  const createdAt = toDate(created);
  return createdAt?.startsWith("20") ? { createdAt, updatedAt: toDate(updated) } : {};
}

/** Reads the source: a name and an address. The name is the author, unless the address contains it. */
export function readSource(name: unknown, address: unknown): Pick<Optional, "author" | "source"> {
  const [author, source] = [toText(name), toText(address)];
  if (author === undefined || source === undefined) return { source: source ?? author };
  const isRepeated = toKey(source).includes(toKey(author.replace(/^www\.|^https?:\/\//gi, "")));
  return { source, ...(!isRepeated && { author }) };
}

const toKey = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

type Essential = "name" | "ingredients" | "instructions";
type Optional = { [Name in keyof ImportedRecipe]?: ImportedRecipe[Name] | undefined };

/** Makes a recipe of the fields that have a value, with warnings about missing parts. */
export function makeRecipe({
  otherCategories = [],
  ...fields
}: Pick<ImportedRecipe, Essential> & Omit<Optional, Essential>): ImportedRecipe {
  const presentFields = Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ""),
  ) as Partial<ImportedRecipe>;
  const { name, ingredients, instructions } = fields;
  return {
    tags: [],
    photos: [],
    ...presentFields,
    ...(otherCategories.length > 0 && { otherCategories }),
    name,
    ingredients,
    instructions,
    warnings: [...describeMissingParts(fields), ...(fields.warnings ?? [])],
  };
}
