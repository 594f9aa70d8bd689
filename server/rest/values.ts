import { type RestCall, invalidId } from "./RestCall";

/**
 * How values of a body or a query are read. What is missing or of a wrong type becomes the value
 * that the input's own rule refuses, so that the words are the rule's. Where the rule would take
 * that value, the call is refused here: nothing is emptied because it could not be read.
 */

/** GraphQL's whole numbers, and PostgreSQL's. */
const LARGEST = 2_147_483_647;

/** No row has such a key. */
const NO_KEY = -1;

/** A page that holds the whole list; the database can still count one more. */
export const EVERYTHING = LARGEST - 1;

/** A text; anything else is empty, which the rule of a required text refuses. */
export const text = (value: unknown): string => (typeof value === "string" ? value : "");

/** A text that may be left out; anything else is refused. */
export function optionalText(
  call: RestCall,
  value: unknown,
  field: string,
  thing: string,
): string | null {
  if (isLeftOut(value)) return null;
  if (typeof value === "string") return value;
  call.addIssue(`${thing} must be text.`, field);
  return null;
}

/** A number, also as a string of digits; NaN for anything else. */
const number = (value: unknown): number =>
  typeof value === "string" && /^\s*[+-]?\d+(\.\d+)?\s*$/.test(value)
    ? Number(value)
    : typeof value === "number"
      ? value
      : NaN;

/** Nothing was said of it. */
export const isLeftOut = (value: unknown) => value === undefined || value === null || value === "";

/** The key of something that was picked; 0 stands for nothing picked. */
export function key(value: unknown): number {
  const read = number(value);
  return Number.isInteger(read) && read > 0 && read <= LARGEST ? read : 0;
}

/** A key that may be left out; null then, and a key of nothing for what is no key at all. */
export const optionalKey = (value: unknown): number | null =>
  isLeftOut(value) ? null : key(value) || NO_KEY;

/**
 * The key of what a call is about, or null when left out. A whole number that can be no key is one
 * of nothing; anything else is refused.
 */
export function namedKey(call: RestCall, name: string): number | null {
  const value = call.body[name];
  if (isLeftOut(value) || Number.isInteger(number(value))) return optionalKey(value);
  call.addIssue(invalidId(name), name);
  return null;
}

const YES: unknown[] = [true, 1, "true", "1", "on"];
const NO: unknown[] = [false, 0, "false", "0", "off"];

/** Whether something is ticked, as JSON or as a form says it; anything else is refused. */
export function flag(call: RestCall, value: unknown, field: string): boolean {
  const isRead = isLeftOut(value) || YES.includes(value) || NO.includes(value);
  if (!isRead) call.addIssue(`"${field.split(".").at(-1)}" must be true or false.`, field);
  return YES.includes(value);
}

const withinRange = (value: number): number => Math.max(-LARGEST, Math.min(LARGEST, value));

/** A whole number within what the schema takes, or null when left out; a fraction is refused. */
export function wholeNumber(call: RestCall, name: string, thing: string): number | null {
  const value = call.body[name];
  if (isLeftOut(value)) return null;
  const read = number(value);
  if (Number.isNaN(read) || (Number.isFinite(read) && !Number.isInteger(read))) {
    call.addIssue(`${thing} must be a whole number.`, name);
    return 0;
  }
  return withinRange(read);
}

/** A number within what the schema takes, or null when left out. */
export function anyNumber(call: RestCall, name: string, thing: string): number | null {
  const value = call.body[name];
  if (isLeftOut(value)) return null;
  const read = number(value);
  if (Number.isNaN(read)) call.addIssue(`${thing} must be a number.`, name);
  return withinRange(read || 0);
}

/**
 * A list, or null when left out; anything else is refused.
 * @param names what it may be called; the first that is there counts
 * @param read reads one of its items, which is called `ingredients.0`
 */
export function list<Item>(
  call: RestCall,
  names: readonly string[],
  read: (item: unknown, field: string) => Item,
): Item[] | null {
  const name = names.find((each) => call.body[each] !== undefined && call.body[each] !== null);
  if (name === undefined) return null;
  const value = call.body[name];
  if (Array.isArray(value)) return value.map((item, i) => read(item, `${name}.${i}`));
  call.addIssue(`"${name}" must be a list.`, name);
  return null;
}

/** The fields of a JSON object; none where it is no object. */
export const fieldsOf = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** One value of the query, or null when left out or empty; a repeated one is refused. */
export function asked(call: RestCall, name: string): string | null {
  const value = call.query[name];
  if (isLeftOut(value)) return null;
  if (typeof value === "string") return value;
  call.addIssue(`"${name}" must be given once.`, name);
  return null;
}

/** A key in the query, or null when left out; anything else is refused. */
export function askedKey(call: RestCall, name: string): number | null {
  const value = asked(call, name);
  if (value === null) return null;
  const read = /^\d+$/.test(value) ? key(value) : 0;
  if (!read) call.addIssue(invalidId(name), name);
  return read;
}

/** A number in the query, or null when left out; anything else is refused. */
export function askedFraction(call: RestCall, name: string): number | null {
  const value = asked(call, name);
  if (value === null) return null;
  const read = /^\d*\.?\d+(e-\d+)?$/i.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(read)) call.addIssue(`"${name}" must be a number.`, name);
  return read || 0;
}

/** A number in the query for the schema to judge; the fallback when left out. */
export function askedNumber(call: RestCall, name: string, fallback: number): number {
  const value = asked(call, name);
  if (value === null) return fallback;
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
