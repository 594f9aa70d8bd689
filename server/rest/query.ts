import { findChoice, describeChoices } from "./enums";
import { invalidId, type RestRequest } from "./RestRequest";
import { isAbsent, toId } from "./values";
import { ownProperty } from "../../shared/ownProperty";

/** A query parameter, or null if it is missing or empty; a repeated one is an issue. */
export function queryText(request: RestRequest, name: string): string | null {
  const value = ownProperty(request.query, name);
  if (isAbsent(value)) return null;
  if (typeof value === "string") return value;
  request.addIssue(`"${name}" must be given once.`, name);
  return null;
}

/** One of several values in either case, or null if it is missing; anything else is an issue. */
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

/** An id in the query, or null if it is missing; anything else is an issue. */
export function queryId(request: RestRequest, name: string): number | null {
  const value = queryText(request, name);
  if (value === null) return null;
  const id = /^\d+$/.test(value) ? toId(value) : 0;
  if (!id) request.addIssue(invalidId(name), name);
  return id;
}

/** Comma-separated ids in the query, or null if they are missing; anything else is an issue. */
export function queryIds(request: RestRequest, name: string): number[] | null {
  const ids = queryText(request, name)
    ?.split(",")
    .map((text) => (/^ *\d+ *$/.test(text) ? toId(text.trim()) : 0));
  if (!ids) return null;
  if (ids.every(Boolean)) return ids;
  request.addIssue(`"${name}" must be comma-separated IDs.`, name);
  return [];
}

/** A number in the query, or null if it is missing; anything else is an issue. */
export function queryNumber(request: RestRequest, name: string): number | null {
  const value = queryText(request, name);
  if (value === null) return null;
  const parsed = /^(?:\d*\.)?\d+(e-\d+)?$/i.test(value) ? Number(value) : NaN;
  if (!Number.isFinite(parsed)) request.addIssue(`"${name}" must be a number.`, name);
  return parsed || 0;
}

/** An integer in the query; 0 for anything else, which the schema's rule rejects. */
export function queryInteger(request: RestRequest, name: string, fallback: number): number {
  const value = queryText(request, name);
  if (value === null) return fallback;
  return /^\d{1,9}$/.test(value) ? Number(value) : 0;
}
