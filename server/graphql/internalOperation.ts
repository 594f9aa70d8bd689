import { type DocumentNode, type GraphQLSchema, validate } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { type Executor, makeExecutor } from "./makeExecutor";
import { checkCall, type OperationCall, type Rule } from "./rules";

const checked = new WeakMap<GraphQLSchema, WeakSet<DocumentNode>>();

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
  const ofSchema = checked.get(schema) ?? new WeakSet<DocumentNode>();
  if (!ofSchema.has(document)) {
    const [error] = validate(schema, document);
    if (error) throw new Error(`${name}: ${error.message}`);
  }
  checked.set(schema, ofSchema.add(document));
  return document;
}

const executors = new WeakMap<GraphQLSchema, WeakMap<DocumentNode, Executor>>();

function executorOf(schema: GraphQLSchema, document: DocumentNode): Executor {
  const ofSchema = executors.get(schema) ?? new WeakMap<DocumentNode, Executor>();
  executors.set(schema, ofSchema);
  const executor = ofSchema.get(document) ?? makeExecutor(schema, document);
  ofSchema.set(document, executor);
  return executor;
}

/**
 * Runs an internal operation as Apollo Server would, without the limits for documents of clients.
 * @throws what the first resolver that failed threw
 */
export async function runOperation(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Record<string, unknown>,
  context: unknown,
): Promise<unknown> {
  const { data, errors } = await executorOf(schema, document)(variables, context);
  if (errors?.[0]) throw errors[0];
  return data;
}

/**
 * Runs the rules of a mutation before it is called, such as to read a body only if they allow the call.
 * @throws what the call would throw
 */
export async function checkMutationRules(mutationName: string, call: OperationCall): Promise<void> {
  const { mutations } = getMetadataStorage();
  const mutation = mutations.find(({ schemaName }) => schemaName === mutationName);
  // As `@Authorized` takes them: one list, or several rules.
  const rules: Rule[] | undefined = mutation?.roles?.flat();
  if (rules) await checkCall(rules, call);
}
