import { leftOut } from "../leftOut";
import { isFields } from "./fields";

/** The maximum number of fields that are named, and the length of a name. */
const MAX_NAMES = 30;
const MAX_NAME_LENGTH = 60;

/** The maximum depth to which a value is searched for content. */
const MAX_DEPTH = 5;

const EMPTY = /^(?:0|false|no|null)?$/i;

const toKey = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** Identifiers, which mean nothing outside of their program. */
const IDENTIFIER = /^(?:@\w+|_?u?u?id|slug|hash)$|(?:_|\b)(?:u?u?id|slug|hash)$|(?:Id|Slug|Hash)$/;

/** Returns true for a value with content: a text, a number, true, or a list or an object with such a value. */
export function hasContent(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return !EMPTY.test(value.trim());
  if (typeof value !== "object" || value === null) return Boolean(value);
  if (depth === MAX_DEPTH) return true;
  return Object.entries(value).some(
    ([name, item]) => !IDENTIFIER.test(name) && hasContent(item, depth + 1),
  );
}

/** Converts the name of a field to words: "lastMade" and "last_made" to "last made". */
export const toPhrase = (name: string): string =>
  name
    .replace(/[\s_]+/g, " ")
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ")
    .trim()
    .toLowerCase()
    .slice(0, MAX_NAME_LENGTH);

/**
 * Makes a list of the names in a text, for `listUnread`.
 * @param names the names of fields in camel case, separated by spaces
 */
export const fieldNames = (names: string): ReadonlySet<string> =>
  new Set(names.split(/\s+/).map(toKey));

/**
 * Names the fields with content that a reader does not use.
 * @param used the names of the fields that are read, or have no meaning outside of their program
 */
export const listUnread = (fields: unknown, used: ReadonlySet<string>): string[] =>
  isFields(fields)
    ? Object.entries(fields).flatMap(([name, value]) =>
        used.has(toKey(name)) || IDENTIFIER.test(name) || !/\p{L}/u.test(name) || !hasContent(value)
          ? []
          : [toPhrase(name)],
      )
    : [];

/** Writes the warning about the parts of a recipe that have no place, each named once. */
export const warnOfUnread = (names: readonly string[]): string[] =>
  leftOut([...new Set(names)].slice(0, MAX_NAMES));
