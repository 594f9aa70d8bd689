import {
  coerceInputValue,
  getNamedType,
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql";
import { badInput } from "../errors";
import { shorten } from "./shorten";
import { ownProperty } from "../../shared/ownProperty";

/**
 * Checks the variables of an operation before anything reads them, and stops at the first mistake.
 * graphql-js would go on to the last one and print the whole input for each, which takes minutes
 * for an input of thousands of mistakes. No value is repeated in the message: it may be a password.
 * @throws BAD_USER_INPUT
 */
export function checkVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  for (const definition of variableDefinitions) {
    const name = definition.variable.name.value;
    // The name is refused, because graphql-js would set the prototype of the object that contains
    // all values.
    if (name === "__proto__") throw badInput(`A variable must not be called "$${name}".`);
    const type = typeFromAST(schema, definition.type);
    // The variable is skipped, because validation has refused every other type.
    if (!isInputType(type)) continue;
    const value = ownProperty(variables, name);
    if (value === undefined || value === null) {
      const isAbsent = value === undefined;
      if (!isNonNullType(type) || (isAbsent && definition.defaultValue)) continue;
      const problem = isAbsent ? "is required" : "must not be null";
      throw badInput(shorten(`Variable "$${name}" of type "${String(type)}" ${problem}.`));
    }
    coerceInputValue(
      value,
      type,
      (path, invalid, error) => {
        const location = path.length ? ` at "${printPath(path)}"` : "";
        const problem = describeProblem(findTypeAtPath(type, path), invalid, error.message);
        throw badInput(shorten(`Variable "$${name}" is not valid${location}: ${problem}`));
      },
      // The option disables suggestions, which compare the name of an unknown field with all
      // others, however long it is.
      true,
    );
  }
}

/** Formats a path such as `ingredients[0].unit`. */
const printPath = (path: readonly (string | number)[]) =>
  path.map((step, i) => (typeof step === "number" ? `[${step}]` : i ? `.${step}` : step)).join("");

/** Finds the type of the value at a path; for a list, the type of its items. */
function findTypeAtPath(
  type: GraphQLInputType,
  path: readonly (string | number)[],
): GraphQLInputType {
  let pathType = type;
  for (const step of path) {
    const namedType = getNamedType(pathType);
    if (typeof step === "string" && isInputObjectType(namedType))
      pathType = ownProperty(namedType.getFields(), step)!.type;
  }
  return pathType;
}

/**
 * Describes a problem. Messages of graphql-js about objects name types and fields; those about
 * scalars would repeat the value.
 */
function describeProblem(type: GraphQLInputType, invalid: unknown, message: string): string {
  const namedType = getNamedType(type);
  if (isInputObjectType(namedType) || invalid === null || invalid === undefined) {
    return message[0]!.toLowerCase() + message.slice(1);
  }
  return `expected type "${namedType.name}".`;
}
