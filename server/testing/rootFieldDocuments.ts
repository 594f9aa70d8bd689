import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  OperationTypeNode,
} from "graphql";
import { globalId } from "../graphql/globalId";

/** The depths of the documents' selections: from `__typename` alone to objects within objects. */
export const SELECTION_DEPTHS = [0, 1, 2, 3] as const;

/** The length of lists and texts whose description contains no maximum. */
const USUAL_COUNT = 20;
const USUAL_LENGTH = 200;

export interface RootField {
  /** The name of the field, such as `Query.recipe`. */
  name: string;
  operation: OperationTypeNode;
  field: GraphQLField<unknown, unknown>;
}

/** Lists the fields of `Query` and `Mutation`. */
export const listRootFields = (schema: GraphQLSchema): RootField[] =>
  ([OperationTypeNode.QUERY, OperationTypeNode.MUTATION] as const).flatMap((operation) => {
    const type = schema.getRootType(operation)!;
    return Object.values(type.getFields()).map((field) => ({
      name: `${type.name}.${field.name}`,
      operation,
      field,
    }));
  });

const findNumber = (description: string | null | undefined, pattern: RegExp): number | null => {
  const digits = pattern.exec(description ?? "")?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(",", ""));
};

/** Makes a text of different short words, each of which has to be looked up. */
function longText(length: number): string {
  let text = "";
  for (let i = 0; text.length < length; i++) text += `${(i + 370).toString(36)} `;
  return text.slice(0, length - 1) + "x";
}

/** Makes the largest value that the description of an argument or of a field allows. */
function largestValue(
  type: GraphQLInputType,
  definition: { name: string; description?: string | null | undefined },
): unknown {
  if (isNonNullType(type)) return largestValue(type.ofType, definition);
  const { name, description } = definition;
  if (isListType(type)) {
    const count = findNumber(description, /at most ([\d,]+)(?! characters)/) ?? USUAL_COUNT;
    return Array.from({ length: count }, () => largestValue(type.ofType, { name }));
  }
  if (isEnumType(type)) return type.getValues().at(-1)!.name;
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields());
    return Object.fromEntries(
      fields.map((field) => [field.name, largestValue(field.type, field)] as const),
    );
  }
  switch (type.name) {
    case "Int":
    case "Float":
      return findNumber(description, /[\d,]+ to ([\d,]+)/) ?? 1;
    case "Boolean":
      return true;
    case "ID":
      return globalId("Recipe", 1);
    case "DateTime":
      return "2026-01-01T00:00:00.000Z";
    case "Byte":
      return "eA==";
    case "JSONObject":
      return {};
    default:
      return longText(findNumber(description, /at most ([\d,]+) characters/) ?? USUAL_LENGTH);
  }
}

/** Makes the required arguments of a field, with the largest values. */
const requiredArguments = (field: GraphQLField<unknown, unknown>): string => {
  const literals = field.args.filter(isRequiredArgument).map((argument) => {
    const value = largestValue(argument.type, argument);
    const isEnum = isEnumType(getNamedType(argument.type));
    return `${argument.name}: ${isEnum ? String(value) : JSON.stringify(value)}`;
  });
  return literals.length > 0 ? `(${literals.join(", ")})` : "";
};

/** Selects all fields of a type, and those of the objects in them down to a depth. */
function makeSelection(schema: GraphQLSchema, type: GraphQLNamedType, depth: number): string {
  if (isLeafType(type)) return "";
  if (depth === 0) return "{ __typename }";
  if (!isObjectType(type)) {
    const possibleTypes = isInputObjectType(type) ? [] : schema.getPossibleTypes(type);
    const fragments = possibleTypes.map(
      (possibleType) => `... on ${possibleType.name} ${makeSelection(schema, possibleType, depth)}`,
    );
    return `{ ${fragments.join(" ")} }`;
  }
  // Matches edges and lists of edges, which are part of the connection.
  const isWrapper = /(Connection|Edge)$/.test(type.name);
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const namedType = getNamedType(field.type);
    if (isLeafType(namedType)) return `${field.name}${requiredArguments(field)}`;
    if (depth === 1 && !isWrapper) return [];
    const selection = makeSelection(schema, namedType, isWrapper ? depth : depth - 1);
    return `${field.name}${requiredArguments(field)} ${selection}`;
  });
  return `{ ${fields.join(" ") || "__typename"} }`;
}

/** The choices of optional arguments, which restrict a result or make it longer to find. */
export const argumentChoices = {
  required: ({ type }: GraphQLArgument) => isNonNullType(type),
  all: ({ name }: GraphQLArgument) => name !== "after",
};

export interface DocumentShape {
  /** The number of selections of the field. */
  times: number;
  depth: number;
  args: keyof typeof argumentChoices;
  /** The beginning of the aliases; another prefix makes another document. */
  prefix?: string;
}

/** Makes a document that selects a root field several times with the largest arguments. */
export function makeRootFieldDocument(
  schema: GraphQLSchema,
  { field, operation }: RootField,
  { times, depth, args: choice, prefix = "a" }: DocumentShape,
): { query: string; variables: Record<string, unknown> } {
  const args = field.args.filter(argumentChoices[choice]);
  const declarations = args.map(({ name, type }) => `$${name}: ${String(type)}`).join(", ");
  const passed = args.map(({ name }) => `${name}: $${name}`).join(", ");
  const selection = makeSelection(schema, getNamedType(field.type), depth);
  const call = `${field.name}${passed && `(${passed})`} ${selection}`;
  const aliases = Array.from({ length: times }, (_, i) => `${prefix}${i}: ${call}`);
  return {
    query: `${operation}${declarations && ` (${declarations})`} {\n${aliases.join("\n")}\n}`,
    variables: Object.fromEntries(args.map((arg) => [arg.name, largestValue(arg.type, arg)])),
  };
}
