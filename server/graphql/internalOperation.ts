import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql";

/**
 * Reads a document of our own, when a server starts: one that does not fit the schema throws then,
 * and no user meets it.
 * @param name identifies the document in the error message
 */
export function prepareOperation(schema: GraphQLSchema, text: string, name: string): DocumentNode {
  const document = parse(text);
  const [error] = validate(schema, document);
  if (error) throw new Error(`${name}: ${error.message}`);
  return document;
}

/**
 * Runs a document of our own as Apollo Server would, apart from the limits for documents from outside.
 * @throws what the first resolver that failed threw
 */
export async function runOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  contextValue: unknown,
): Promise<unknown> {
  const { data, errors } = await execute({ schema, document, variableValues, contextValue });
  if (errors?.[0]) throw errors[0];
  return data;
}
