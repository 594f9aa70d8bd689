import { GRAPHQL_MAX_INT } from "graphql";
import { type Detail, detailEntries } from "../../../shared/recipeDetails";
import type { JsonSchema } from "./JsonSchema";

type Described = JsonSchema & { description: string };

/** An id within the range of the database's integers. */
export const ID: JsonSchema = {
  type: "integer",
  format: "int32",
  minimum: 1,
  maximum: GRAPHQL_MAX_INT,
};

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

export const boolean = (description: string): Described => ({ type: "boolean", description });

export const count = (description: string): JsonSchema => ({
  type: "integer",
  format: "int32",
  minimum: 0,
  description,
});

/** A size in bytes, which may exceed 32 bits. */
export const size = (description: string): JsonSchema => ({
  ...count(description),
  format: "int64",
});

/** A body of bytes, to which code generators give the type of a file. */
export const binary: JsonSchema = { type: "string", format: "binary" };

export const number = (description: string, minimum: number, maximum?: number): Described => ({
  type: "number",
  minimum,
  ...(maximum ? { maximum } : {}),
  description,
});

export const nullable = (schema: JsonSchema): JsonSchema =>
  schema.$ref
    ? { anyOf: [schema, { type: "null" }] }
    : { ...schema, type: [schema.type as string, "null"] };

export const array = (items: JsonSchema): JsonSchema => ({ type: "array", items });

/** An object, open to other properties: responses may gain some, and requests ignore unknown ones. */
export const object = (
  properties: Record<string, JsonSchema>,
  required = Object.keys(properties),
): JsonSchema => ({
  type: "object",
  properties,
  ...(required.length ? { required } : {}),
});

/** An optional input, with the effect of leaving it out. */
export const omissible = (schema: JsonSchema, effect: string): JsonSchema => ({
  ...schema,
  description: `${schema.description} If omitted, ${effect}.`,
});

/** A field under its name in responses, so that responses can be sent back. */
export const alias = (name: string, schema: JsonSchema): JsonSchema => ({
  ...schema,
  description: `Alias of \`${name}\`, which takes precedence.`,
});

/** A date and time in UTC. */
export const time = (description: string): JsonSchema => ({
  type: "string",
  format: "date-time",
  description,
  examples: ["2026-11-21T09:30:00.000Z"],
});

function describeDetail(detail: Detail): JsonSchema {
  const description = `${detail.description}.`;
  if ("max" in detail) return string(description, String(detail.example), detail.max);
  const { min, max } = detail.range;
  const schema = detail.type === "minutes" ? count(description) : number(description, min);
  return { ...schema, maximum: max, examples: [detail.example] };
}

/** The details of a recipe, by their names in REST. */
export const detailSchemas: Record<string, JsonSchema> = Object.fromEntries(
  detailEntries.map(([name, detail]) => [
    detail.restName ?? name,
    nullable(describeDetail(detail)),
  ]),
);
