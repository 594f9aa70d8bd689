import { GRAPHQL_MAX_INT } from "graphql";
import { minutesRange } from "../../../shared/inputLimits";
import type { JsonSchema } from "./JsonSchema";

type Described = JsonSchema & { description: string };

/** An id, as the database can hold it. */
export const ID: JsonSchema = { type: "integer", minimum: 1, maximum: GRAPHQL_MAX_INT };

export const id = (description: string, example = 1): Described => ({
  ...ID,
  description,
  examples: [example],
});

export const string = (description: string, example: string, maxLength?: number): Described => ({
  type: "string",
  description,
  ...(maxLength ? { maxLength } : {}),
  examples: [example],
});

export const boolean = (description: string): JsonSchema => ({ type: "boolean", description });

export const count = (description: string): JsonSchema => ({
  type: "integer",
  minimum: 0,
  description,
});

export const number = (description: string, minimum: number, maximum?: number): Described => ({
  type: "number",
  minimum,
  ...(maximum ? { maximum } : {}),
  description,
});

export const minutes = (description: string): JsonSchema => ({
  ...count(description),
  maximum: minutesRange.max,
});

export const nullable = (schema: JsonSchema): JsonSchema =>
  schema.$ref
    ? { anyOf: [schema, { type: "null" }] }
    : { ...schema, type: [schema.type as string, "null"] };

export const arrayOf = (items: JsonSchema): JsonSchema => ({ type: "array", items });

/**
 * An object, open to other properties: responses may gain some, and requests ignore those they do not
 * know.
 */
export const object = (
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
