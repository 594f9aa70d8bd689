import { INGREDIENT_ORDER } from "../../../exports/writeCooklang";
import { ownProperty } from "../../../../../shared/ownProperty";
import type { ImportedRecipe } from "../ImportedRecipe";
import { readMinutes } from "../readMinutes";
import { readServings } from "../readServings";
import { type Fields, isFields, toArray, toLinkedPhotos } from "./fields";
import { readFrontMatter, splitFrontMatter } from "./frontMatter";

/** Metadata in a line of its own, the older syntax: `>> servings: 2`. */
const OLD_METADATA = /^>>([^:\r\n\u2028\u2029]+):(.*)$/gm;

/** The metadata of a recipe, and its text. */
export interface CooklangMetadata {
  metadata: { [Name in keyof ImportedRecipe]?: ImportedRecipe[Name] | undefined };
  equipment: string[];
  /** The ingredients and headings in order, which exports of this program have. */
  order: string[] | undefined;
  /** The keys of metadata that have no place in a recipe. */
  leftOutKeys: string[];
  body: string;
}

/** Reads `key: value` in each line that is not indented. */
const readLines = (matter: string): Record<string, string> =>
  Object.fromEntries(
    matter.split(/\r?\n/).flatMap((line) => {
      const [, key, value] = /^([^\s:#-][^:]*):(.*)$/.exec(line) ?? [];
      return key && value?.trim() ? [[key.trim(), value.trim()]] : [];
    }),
  );

/** Reads front matter, in which files by hand often have colons in values: `title: Soup: the best`. */
function readMatter(matter: string, yaml: Fields): Fields {
  const lines = readLines(matter);
  const mistaken = Object.entries(lines).filter(
    ([key, value]) => isFields(ownProperty(yaml, key)) && !value.startsWith("{"),
  );
  return { ...lines, ...yaml, ...Object.fromEntries(mistaken) };
}

/** Writes keys in lower case, also nested ones: "Prep Time" is "prep time". */
const lowerKeys = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      key.trim().toLowerCase(),
      isFields(value) ? lowerKeys(value) : value,
    ]),
  );

/** Separates the metadata, in front matter and in lines, from the text. */
function splitMetadata(text: string): { fields: Fields; body: string } {
  const { matter, body } = splitFrontMatter(text) ?? { matter: "", body: text };
  const fields = readMatter(matter, readFrontMatter(text)?.fields ?? {});
  const lines: Fields = Object.fromEntries(
    [...body.matchAll(OLD_METADATA)].map(([, key, value]) => [key!.trim(), value!.trim()]),
  );
  return {
    fields: lowerKeys({ ...fields, ...lines }),
    body: body.replace(OLD_METADATA, ""),
  };
}

const isPresent = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== "" && !isFields(value);

/** Returns a text or number as a text, in which tags and entities have no meaning. */
const toPlain = (value: unknown): string | undefined =>
  typeof value === "string" || typeof value === "number"
    ? String(value).trim() || undefined
    : undefined;

/** Splits a text at commas; returns a list as it is. */
function toList(value: unknown): string[] | undefined {
  const items = Array.isArray(value) ? value : (toPlain(value)?.split(/[,;\n]/) ?? []);
  const texts = items.flatMap((item) => toPlain(item) ?? []);
  return texts.length > 0 ? texts : undefined;
}

const readYield = (value: unknown) => {
  const servings = readServings(typeof value === "string" ? value.replace("%", " ") : value);
  return servings.servings === undefined ? undefined : servings;
};

/** Reads a duration; unlike in other formats, "0 minutes" means no time at all. */
const readTime = (value: unknown): number | undefined =>
  toPlain(value) === "0 minutes" ? 0 : readMinutes(value);

const readPhotos = (value: unknown) => {
  const photos = toLinkedPhotos(...toArray(value));
  return photos.length > 0 ? photos : undefined;
};

/** Returns the value of a key, which may be nested: `source.url`. */
function findValue(fields: Fields, key: string): unknown {
  const value = ownProperty(fields, key);
  const [outer, inner] = key.split(".") as [string, string?];
  if (value !== undefined || inner === undefined) return value;
  const group = ownProperty(fields, outer);
  return isFields(group) ? ownProperty(group, inner) : undefined;
}

/** Lists the keys that have a value, nested ones as `source.url`. */
const listKeys = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([key, value]) => {
    if (isFields(value)) return Object.keys(value).map((inner) => `${key}.${inner}`);
    return isPresent(value) ? [key] : [];
  });

/** Reads the metadata of a recipe under the canonical names, and warns about metadata without a place. */
export function readCooklangMetadata(text: string): CooklangMetadata {
  const { fields, body } = splitMetadata(text);
  const usedKeys = new Set<string>();
  /** Returns the first value under one of the keys that can be read. */
  const find = <Value>(keys: readonly string[], read: (value: unknown) => Value | undefined) => {
    for (const key of keys) {
      const value = findValue(fields, key);
      const result = isPresent(value) ? read(value) : undefined;
      if (result === undefined) continue;
      usedKeys.add(key);
      return result;
    }
    return undefined;
  };
  const findAll = <Value>(keys: readonly string[], read: (value: unknown) => Value[] | undefined) =>
    keys.flatMap((key) => find([key], read) ?? []);
  const source = [find(["source.name"], toPlain), find(["source.url", "source"], toPlain)].filter(
    (part) => part !== undefined,
  );
  const servingsUnit = find(["servings unit"], toPlain);
  const metadata = {
    name: find(["title"], toPlain),
    description: find(["description", "introduction"], toPlain),
    source: source.length > 0 ? source.join(", ") : undefined,
    author: find(["author", "source.author"], toPlain),
    language: find(["locale", "language"], toPlain)?.replaceAll("_", "-"),
    ...find(["servings", "serves", "yield"], readYield),
    ...(servingsUnit && { servingsUnit }),
    prepMinutes: find(["prep time", "time.prep", "preparation time"], readTime),
    cookMinutes: find(["cook time", "time.cook", "cooking time"], readTime),
    totalMinutes: find(["time required", "time", "duration", "total time"], readTime),
    nutrition: find(["nutrition"], toPlain),
    nutritionSource: find(["nutrition source"], toPlain),
    category: find(["course", "category"], toPlain),
    difficultyLevel: find(["difficulty"], toPlain),
    tags: findAll(["tags", "cuisine", "diet"], toList),
    photos: findAll(["image", "images", "picture", "pictures"], readPhotos),
  };
  const equipment = find(["equipment"], toList) ?? [];
  const order = find([INGREDIENT_ORDER], (value) =>
    Array.isArray(value) ? value.map(String) : undefined,
  );
  const leftOutKeys = listKeys(fields).filter((key) => !usedKeys.has(key));
  return { metadata, equipment, order, leftOutKeys, body };
}
