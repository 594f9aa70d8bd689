import {
  type DocumentNode,
  execute as interpret,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  valueFromASTUntyped,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { getMetadataStorage } from "type-graphql";
import { getTracing } from "../lib/tracing";
import type { Context } from "./context";
import { checkCall, type OperationCall, type Rule } from "./rules";

type Variables = Readonly<Record<string, unknown>>;

/** A valid document with one operation that is executed many times. */
export interface Operation {
  schema: GraphQLSchema;
  document: DocumentNode;
  definition: OperationDefinitionNode;
  /**
   * The compiled query; undefined before the first execution, and null for a mutation. Mutations
   * are interpreted, because graphql-jit requires input fields that have a default.
   */
  compiled: CompiledQuery | null | undefined;
  /** The defaults of variables, which graphql-jit ignores if the type is not nullable. */
  defaults: Variables;
}

/** Prepares an operation. A query is compiled before its first execution. */
export function prepareOperation(schema: GraphQLSchema, document: DocumentNode): Operation {
  const definition = getOperationAST(document);
  if (!definition) throw new Error("The document does not contain exactly one operation.");
  return { schema, document, definition, compiled: undefined, defaults: readDefaults(definition) };
}

/** Executes an operation with variables that were checked, and without the limits for documents of clients. */
export async function execute(
  operation: Operation,
  variables: Variables,
  context: Context,
): Promise<ExecutionResult> {
  const { schema, document, defaults } = operation;
  if (operation.compiled === undefined) operation.compiled = compile(operation);
  const { compiled } = operation;
  if (!compiled) {
    return interpret({ schema, document, variableValues: variables, contextValue: context });
  }
  const values = { ...defaults, ...variables };
  const { data, errors } = await inSpan(operation, async () =>
    compiled.query(undefined, context, values),
  );
  return { data, ...(errors && { errors: errors.map(withExtensions) }) };
}

/**
 * Executes an operation of the server.
 * @throws the error of the first resolver that failed
 */
export async function executeOrThrow(
  operation: Operation,
  variables: Variables,
  context: Context,
): Promise<unknown> {
  const { data, errors } = await execute(operation, variables, context);
  if (errors?.[0]) throw errors[0];
  return data;
}

/**
 * Runs the rules of a mutation before it is called, for example to read a body only if they allow the call.
 * @throws the error that the call would throw
 */
export async function checkMutationRules(mutationName: string, call: OperationCall): Promise<void> {
  const { mutations } = getMetadataStorage();
  const mutation = mutations.find(({ schemaName }) => schemaName === mutationName);
  // The list is flattened, because `@Authorized` accepts one list or several rules.
  const rules: Rule[] | undefined = mutation?.roles?.flat();
  if (rules) await checkCall(rules, call, mutationName);
}

const readDefaults = ({ variableDefinitions = [] }: OperationDefinitionNode): Variables =>
  Object.fromEntries(
    variableDefinitions
      .filter(({ defaultValue }) => defaultValue)
      // The values are raw, because variables are coerced afterwards.
      .map(({ defaultValue, variable }) => [
        variable.name.value,
        valueFromASTUntyped(defaultValue!),
      ]),
  );

function compile({ schema, document, definition }: Operation): CompiledQuery | null {
  if (definition.operation !== OperationTypeNode.QUERY) return null;
  const compiled = compileQuery(schema, document, definition.name?.value);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Executes a compiled query in a span. OpenTelemetry's package for graphql-js does not observe compiled queries. */
function inSpan(
  { definition: { operation: type, name } }: Operation,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const tracer = getTracing();
  if (!tracer) return run();
  return tracer.inSpan(
    name ? `${type} ${name.value}` : type,
    { "graphql.operation.type": type, ...(name && { "graphql.operation.name": name.value }) },
    run,
  );
}

/** Adds the extensions that graphql-js always sets, which errors of compiled queries lack. */
const withExtensions = (error: GraphQLError): GraphQLError =>
  Object.create(error, {
    extensions: { value: { ...error.extensions }, enumerable: true },
  }) as GraphQLError;
