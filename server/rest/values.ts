import { GRAPHQL_MAX_INT } from "graphql";
import { findChoice, describeChoices } from "./enums";
import { invalidId, type RestRequest } from "./RestRequest";
import { ownProperty } from "../../shared/ownProperty";

/**
 * Converts the fields of a body to variables: `to…` converts a value, `body…` reads a field. A missing value, or one
 * of the wrong type, becomes a value that the input's own rule rejects, with the rule's message. If the rule would
 * accept that value, an issue is added instead: unreadable input never clears a field.
 */

/** The ID that no row has. */
const UNKNOWN_ID = -1;

/**
 * Reads a text; the empty string for any other value, which the rule of a required text rejects.
 */
export const toText = (value: unknown): string => (typeof value === "string" ? value : "");

/** Reads a text that may be missing. Any other value adds an issue. */
export function toOptionalText(
  request: RestRequest,
  value: unknown,
  field: string,
  label: string,
): string | null {
  if (isAbsent(value)) return null;
  if (typeof value === "string") return value;
  request.addIssue(`${label} must be text.`, field);
  return null;
}

/** Reads a number, which may be a string of digits; NaN for any other value. */
const parseNumber = (value: unknown): number =>
  typeof value === "string" && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : typeof value === "number"
      ? value
      : NaN;

/** Returns true for a missing value, including the empty string of a form. */
export const isAbsent = (value: unknown) => value === undefined || value === null || value === "";

/** Reads the ID of a required choice; 0 for any other value, which the rule rejects. */
export function toId(value: unknown): number {
  const id = parseNumber(value);
  return Number.isInteger(id) && id > 0 && id <= GRAPHQL_MAX_INT ? id : 0;
}

/** Reads an ID that may be missing; any other value becomes the ID that no row has. */
export const toOptionalId = (value: unknown): number | null =>
  isAbsent(value) ? null : toId(value) || UNKNOWN_ID;

/** Reads the ID of an item of a list, such as a line. A value that is not an integer adds an issue. */
export function toListedId(request: RestRequest, value: unknown, field: string): number | null {
  if (isAbsent(value) || Number.isInteger(parseNumber(value))) return toOptionalId(value);
  request.addIssue(`"${field.split(".").at(-1)}" must be a whole number.`, field);
  return null;
}

/**
 * Reads the ID of the resource to which the request refers; null if it is missing. An integer that
 * cannot be an ID becomes that of no row; any other value adds an issue.
 */
export function bodyId(request: RestRequest, name: string): number | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value) || Number.isInteger(parseNumber(value))) return toOptionalId(value);
  request.addIssue(invalidId(name), name);
  return null;
}

/**
 * The required id of the resource that the request is about.
 * @param resource the resource in the message, such as `Recipe`
 */
export function requiredId(request: RestRequest, name: string, resource: string): number {
  if (isAbsent(ownProperty(request.body, name))) request.addIssue(`${resource} is required.`, name);
  return bodyId(request, name) ?? 0;
}

const TRUE: unknown[] = [true, 1, "true", "1", "on"];
const FALSE: unknown[] = [false, 0, "false", "0", "off"];

/**
 * Reads a boolean, which may be spelled as in forms; false if it is missing. Any other value adds
 * an issue.
 */
export function toBoolean(request: RestRequest, value: unknown, field: string): boolean {
  const isBoolean = isAbsent(value) || TRUE.includes(value) || FALSE.includes(value);
  if (!isBoolean) request.addIssue(`"${field.split(".").at(-1)}" must be true or false.`, field);
  return TRUE.includes(value);
}

/** Reads a required boolean of the body, for which neither value would be a harmless default. */
export function requiredBoolean(request: RestRequest, name: string): boolean {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) request.addIssue(`"${name}" must be true or false.`, name);
  return toBoolean(request, value, name);
}

/** Limits a number to the range of the schema's Int. */
const clamp = (value: number): number =>
  Math.max(-GRAPHQL_MAX_INT, Math.min(GRAPHQL_MAX_INT, value));

/** Reads an integer; null if it is missing. Any other value adds an issue. */
export function bodyInteger(request: RestRequest, name: string, label: string): number | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) return null;
  const parsed = parseNumber(value);
  if (Number.isNaN(parsed) || (Number.isFinite(parsed) && !Number.isInteger(parsed))) {
    request.addIssue(`${label} must be a whole number.`, name);
    return 0;
  }
  return clamp(parsed);
}

/** Reads a number; null if it is missing. Any other value adds an issue. */
export function bodyNumber(request: RestRequest, name: string, label: string): number | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) return null;
  const parsed = parseNumber(value);
  if (Number.isNaN(parsed)) request.addIssue(`${label} must be a number.`, name);
  return clamp(parsed || 0);
}

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

/** Reads a date and time in ISO 8601; null if it is missing. Any other value adds an issue. */
export function bodyTime(request: RestRequest, name: string): Date | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) return null;
  const time = new Date(typeof value === "string" && MOMENT.test(value) ? value : NaN);
  if (!Number.isNaN(time.getTime())) return time;
  request.addIssue(`"${name}" must be a date and time such as 2026-11-21T09:30:00Z.`, name);
  return null;
}

/**
 * Reads one of several values in upper or lower case; null if it is missing. Any other value adds
 * an issue.
 */
export function bodyChoice<Choice extends string>(
  request: RestRequest,
  name: string,
  choices: readonly Choice[],
): Choice | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) return null;
  const choice = findChoice(choices, value);
  if (choice === undefined) request.addIssue(describeChoices(`"${name}"`, choices), name);
  return choice ?? null;
}

/**
 * A list, or null if it is missing; anything else is an issue.
 * @param names its possible names, of which the first one present is used
 * @param readItem reads an item, whose path is such as `ingredients.0`
 */
export function bodyList<Item>(
  request: RestRequest,
  names: readonly string[],
  readItem: (item: unknown, path: string) => Item,
): Item[] | null {
  const { body } = request;
  const name = names.find((candidate) => (ownProperty(body, candidate) ?? null) !== null);
  if (name === undefined) return null;
  const value = ownProperty(body, name);
  if (Array.isArray(value)) return value.map((item, i) => readItem(item, `${name}.${i}`));
  request.addIssue(`"${name}" must be a list.`, name);
  return null;
}

/** Reads a JSON object; null if it is missing. Any other value adds an issue. */
export function bodyObject(request: RestRequest, name: string): Record<string, unknown> | null {
  const value = ownProperty(request.body, name);
  if (isAbsent(value)) return null;
  if (isObject(value)) return value;
  request.addIssue(`"${name}" must be an object.`, name);
  return null;
}

/** Returns the fields of a JSON object; an empty object for any other value. */
export const toFields = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
