import { ownProperty } from "../../../shared/ownProperty";
import { isIdName } from "../RestRequest";
import type { Route } from "../Route";
import type { JsonSchema } from "./JsonSchema";

/** A value that a schema allows; an object has only its required properties. */
export function makeExample(schema: JsonSchema): unknown {
  const { examples = [], properties, required = [] } = schema;
  const [example = schema.default ?? schema.enum?.[0]] = examples;
  if (example !== undefined) return example;
  if (schema.type === "boolean") return true;
  if (schema.type === "integer") return schema.minimum ?? 0;
  if (schema.type === "array") return [makeExample(schema.items ?? {})];
  return Object.fromEntries(
    required.map((name) => [name, makeExample(ownProperty(properties ?? {}, name) ?? {})]),
  );
}

/** The example of a parameter: the route's own, or 1 for an ID in the path. */
export function findParameterExample({ example }: Route, name: string, isInPath: boolean): unknown {
  const value = ownProperty(example?.parameters ?? {}, name);
  return value ?? (isInPath && isIdName(name) ? 1 : undefined);
}

/** The example of a JSON body. */
export const makeBodyExample = ({ example }: Route, body: JsonSchema): object => ({
  // The schemas of bodies are objects.
  ...(makeExample(body) as object),
  ...example?.body,
});
