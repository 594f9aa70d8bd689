import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
} from "graphql";

/** The literals for arguments, by their name, such as `recipeId`. */
export type Arguments = Readonly<Record<string, string>>;

/** The depth at which every type is reached from every query. */
const DEPTH = 6;

function literal({ name, type }: GraphQLArgument, values: Arguments): string | null {
  if (Object.hasOwn(values, name)) return values[name]!;
  if (!isNonNullType(type)) return null;
  const namedType = getNamedType(type);
  if (isListType(type.ofType)) return "[]";
  if (isEnumType(namedType)) return namedType.getValues()[0]!.name;
  if (isInputObjectType(namedType)) return "{}";
  return { Int: "1", Float: "1", Boolean: "true" }[namedType.name] ?? '""';
}

function renderArguments(field: GraphQLField<unknown, unknown>, values: Arguments): string {
  const argumentTexts = field.args
    .filter(({ defaultValue }) => defaultValue === undefined)
    .flatMap((argument) => {
      const value = literal(argument, values);
      return value === null ? [] : [`${argument.name}: ${value}`];
    });
  return argumentTexts.length > 0 ? `(${argumentTexts.join(", ")})` : "";
}

/** Selects all fields of a type and of the types below it; no type is nested in itself twice. */
function renderSelection(
  schema: GraphQLSchema,
  output: GraphQLOutputType,
  values: Arguments,
  parentNames: readonly string[],
): string {
  const type = getNamedType(output);
  if (isAbstractType(type)) {
    const parts = schema
      .getPossibleTypes(type)
      .map(
        (possibleType) =>
          `... on ${possibleType.name} ${renderSelection(schema, possibleType, values, parentNames)}`,
      );
    return `{ __typename ${parts.join(" ")} }`;
  }
  if (!isObjectType(type)) return "";
  const isDeep =
    parentNames.length >= DEPTH || parentNames.filter((name) => name === type.name).length > 1;
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const isLeaf =
      !isObjectType(getNamedType(field.type)) && !isAbstractType(getNamedType(field.type));
    if (isDeep && !isLeaf) return [];
    const childSelection = renderSelection(schema, field.type, values, [...parentNames, type.name]);
    // The aliases differ, because fields of several types of a node have one name and different
    // types.
    return [
      `${type.name}_${field.name}: ${field.name}${renderArguments(field, values)} ${childSelection}`,
    ];
  });
  return `{ __typename ${fields.join(" ")} }`;
}

/** Makes a document that selects everything below a field of the query. */
export function wholeDocument(schema: GraphQLSchema, field: string, values: Arguments): string {
  const query = schema.getQueryType()!.getFields()[field]!;
  const selection = renderSelection(schema, query.type, values, []);
  return `{ ${field}${renderArguments(query, values)} ${selection} }`;
}
