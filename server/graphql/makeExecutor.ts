import {
  type DocumentNode,
  execute,
  type ExecutionResult,
  getOperationAST,
  type GraphQLError,
  type GraphQLSchema,
  OperationTypeNode,
  valueFromASTUntyped,
} from "graphql";
import { type CompiledQuery, compileQuery, isCompiledQuery } from "graphql-jit";
import { tracing } from "../lib/tracing";

/** Executes one operation, with variables that were checked. */
export type Executor = (
  variables: Readonly<Record<string, unknown>>,
  context: unknown,
) => Promise<ExecutionResult>;

/**
 * Executes a valid operation many times. A query is compiled before its first execution; a mutation is
 * interpreted, since graphql-jit requires input fields that have a default.
 */
export function makeExecutor(schema: GraphQLSchema, document: DocumentNode): Executor {
  let compiled: CompiledQuery | null | undefined;
  const defaults = defaultsOf(document);
  return async (variableValues, contextValue) => {
    if (compiled === undefined) compiled = compile(schema, document);
    if (!compiled) return execute({ schema, document, variableValues, contextValue });
    const values = { ...defaults, ...variableValues };
    const { query } = compiled;
    const { data, errors } = await inSpan(document, async () =>
      query(undefined, contextValue, values),
    );
    return { data, ...(errors && { errors: errors.map(withExtensions) }) };
  };
}

/** The defaults of an operation's variables, which graphql-jit ignores where the type is not nullable. */
function defaultsOf(document: DocumentNode): Record<string, unknown> {
  const { variableDefinitions = [] } = getOperationAST(document) ?? {};
  return Object.fromEntries(
    variableDefinitions
      .filter(({ defaultValue }) => defaultValue)
      // As a client would send it: variables are coerced afterwards.
      .map(({ defaultValue, variable }) => [
        variable.name.value,
        valueFromASTUntyped(defaultValue!),
      ]),
  );
}

function compile(schema: GraphQLSchema, document: DocumentNode): CompiledQuery | null {
  const operation = getOperationAST(document);
  if (operation?.operation !== OperationTypeNode.QUERY) return null;
  const compiled = compileQuery(schema, document, operation.name?.value);
  return isCompiledQuery(compiled) ? compiled : null;
}

/** Executes a compiled query, which OpenTelemetry's package for graphql-js does not notice, in a span such as it makes. */
function inSpan(
  document: DocumentNode,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  const traced = tracing();
  if (!traced) return run();
  const type = OperationTypeNode.QUERY;
  const name = getOperationAST(document)?.name?.value;
  return traced.inSpan(
    name ? `${type} ${name}` : type,
    { "graphql.operation.type": type, ...(name && { "graphql.operation.name": name }) },
    run,
  );
}

/** Errors of compiled queries lack the extensions that graphql-js always sets. */
const withExtensions = (error: GraphQLError): GraphQLError =>
  Object.create(error, {
    extensions: { value: { ...error.extensions }, enumerable: true },
  }) as GraphQLError;
