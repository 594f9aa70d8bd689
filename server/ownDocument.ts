import { type DocumentNode, execute, type GraphQLSchema, parse, validate } from "graphql";

/**
 * Reads a document of our own, when a server starts: one that does not fit the schema throws then,
 * and no user meets it.
 * @param name whose document it is, for whoever has to mend it
 */
export function readDocument(schema: GraphQLSchema, text: string, name: string): DocumentNode {
  const document = parse(text);
  const [fault] = validate(schema, document);
  if (fault) throw new Error(`${name}: ${fault.message}`);
  return document;
}

/**
 * Runs a document of our own as Apollo Server would, apart from the limits for documents from outside.
 * @throws what the first resolver that failed threw
 */
export async function runDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  variableValues: Record<string, unknown>,
  contextValue: unknown,
): Promise<unknown> {
  const { data, errors } = await execute({ schema, document, variableValues, contextValue });
  if (errors?.[0]) throw errors[0];
  return data;
}
