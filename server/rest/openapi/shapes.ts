import { minutesRange } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";

/** A key, as the database can hold it. */
export const KEY = { type: "integer", minimum: 1, maximum: 2_147_483_647 };

/** A schema with words of its own. */
type Described = JsonSchema & { description: string };

export const key = (description: string, example = 1): Described => ({
  ...KEY,
  description,
  examples: [example],
});

export const string = (description: string, example: string, max?: number): Described => ({
  type: "string",
  description,
  ...(max ? { maxLength: max } : {}),
  examples: [example],
});

export const boolean = (description: string): JsonSchema => ({ type: "boolean", description });

export const count = (description: string): JsonSchema => ({
  type: "integer",
  minimum: 0,
  description,
});

export const number = (description: string, min: number, max?: number): JsonSchema => ({
  type: "number",
  minimum: min,
  ...(max ? { maximum: max } : {}),
  description,
});

export const minutes = (description: string): JsonSchema => ({
  ...count(description),
  maximum: minutesRange.max,
});

/** Also null. */
export const orNull = (schema: JsonSchema): JsonSchema =>
  schema.$ref
    ? { anyOf: [schema, { type: "null" }] }
    : { ...schema, type: [schema.type as string, "null"] };

export const listOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });

/** An answer: all of these fields are there; later versions may add others. */
export const answer = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: "object",
  properties,
  required: Object.keys(properties),
});

/** A body: the named fields are required, and unknown ones are ignored. */
export const body = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: "object",
  properties,
  ...(required.length ? { required } : {}),
});

/** A moment, in UTC. */
export const time = (description: string): JsonSchema => ({
  type: "string",
  description,
  examples: ["2026-11-21T09:30:00.000Z"],
});
