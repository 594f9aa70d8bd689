import { findChoice, describeChoices } from "./enums";
import { invalidId, type RestRequest } from "./RestRequest";
import { isAbsent, toId } from "./values";
import { ownProperty } from "../../shared/ownProperty";

/** Reads a query parameter; null if it is missing or empty. A repeated parameter adds an issue. */
export function queryText(request: RestRequest, name: string): string | null {
  const value = ownProperty(request.query, name);
  if (isAbsent(value)) return null;
  if (typeof value === "string") return value;
  request.addIssue(`"${name}" must be given once.`, name);
  return null;
}

/**
 * Reads one of several values in upper or lower case; null if it is missing. Any other value adds
 * an issue.
 */
export function queryChoice<Choice extends string>(
  request: RestRequest,
  name: string,
  choices: readonly Choice[],
  message = describeChoices(`"${name}"`, choices),
): Choice | null {
  const text = queryText(request, name);
  if (text === null) return null;
  const choice = findChoice(choices, text);
  if (choice === undefined) request.addIssue(message, name);
  return choice ?? null;
}

/** Reads a boolean, true or false; null if it is missing. Any other value adds an issue. */
export function queryFlag(request: RestRequest, name: string): boolean | null {
  const choice = queryChoice(request, name, ["true", "false"] as const);
  return choice === null ? null : choice === "true";
}

/** Reads an ID from the query; null if it is missing. Any other value adds an issue. */
export function queryId(request: RestRequest, name: string): number | null {
  const value = queryText(request, name);
  if (value === null) return null;
  const id = /^\d+$/.test(value) ? toId(value) : 0;
  if (!id) request.addIssue(invalidId(name), name);
  return id;
}

/**
 * Reads comma-separated IDs from the query; null if they are missing. Any other value adds an
 * issue.
 */
export function queryIds(request: RestRequest, name: string): number[] | null {
  const ids = queryText(request, name)
    ?.split(",")
    .map((text) => (/^ *\d+ *$/.test(text) ? toId(text.trim()) : 0));
  if (!ids) return null;
  if (ids.every(Boolean)) return ids;
  request.addIssue(`"${name}" must be comma-separated IDs.`, name);
  return [];
}

/** Reads a number from the query; null if it is missing. Any other value adds an issue. */
export function queryNumber(request: RestRequest, name: string): number | null {
  const value = queryText(request, name);
  if (value === null) return null;
  const parsed = /^(?:\d*\.)?\d+(e-\d+)?$/i.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(parsed)) request.addIssue(`"${name}" must be a number.`, name);
  return parsed || 0;
}

/** Reads an integer from the query; 0 for any other value, which the schema's rule rejects. */
export function queryInteger(request: RestRequest, name: string, fallback: number): number {
  const value = queryText(request, name);
  if (value === null) return fallback;
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
