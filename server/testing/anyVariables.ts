import {
  type DocumentNode,
  type GraphQLInputType,
  type GraphQLSchema,
  getOperationAST,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  typeFromAST,
} from "graphql";

const scalars: Record<string, unknown> = {
  Boolean: true,
  Int: 1,
  Float: 1,
  ID: "x",
  String: "x",
  JSONObject: {},
};

/** Makes a valid value of a required type. */
function anyValue(type: GraphQLInputType): unknown {
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]!.name;
  if (!isInputObjectType(type)) return scalars[String(type)] ?? "";
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, requiredValue(field.type)]));
}

const requiredValue = (type: GraphQLInputType) =>
  isNonNullType(type) ? anyValue(type.ofType) : null;

/** Makes the variables that an operation requires. */
export function anyVariables(
  schema: GraphQLSchema,
  document: DocumentNode,
): Record<string, unknown> {
  const definitions = getOperationAST(document)?.variableDefinitions ?? [];
  const required = definitions.filter(({ defaultValue }) => !defaultValue);
  return Object.fromEntries(
    required.map(({ variable, type }) => {
      const inputType = typeFromAST(schema, type) as GraphQLInputType;
      return [variable.name.value, requiredValue(inputType)];
    }),
  );
}
