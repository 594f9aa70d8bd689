import { type DocumentNode, execute, type GraphQLSchema, validate } from "graphql";

/**
 * Checks an internal operation when the server starts, before any user could meet the error.
 * @param name names the operation in the error
 * @throws when the document does not fit the schema
 */
export function prepareOperation<Document extends DocumentNode>(
  schema: GraphQLSchema,
  document: Document,
  name: string,
): Document {
  const [error] = validate(schema, document);
  if (error) throw new Error(`${name}: ${error.message}`);
  return document;
}

/**
 * Runs an internal operation as Apollo Server would, without the limits for documents of clients.
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
