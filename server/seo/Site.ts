import {
  type DocumentNode,
  type FormattedExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  parse,
  print,
} from "graphql";
import type { Settings } from "../../shared/settings";
import type { AppError } from "../errors";
import type { Context } from "../graphql/context";
import type { RequestDetails } from "../lib/requestDetails";
import { prepareOperation, runOperation } from "../graphql/internalOperation";
import { type Executor, makeExecutor } from "../graphql/makeExecutor";

/** What the application lends to the pages that search engines, feeds and other sites read. */
export interface Site {
  schema: GraphQLSchema;
  /**
   * The context of somebody who is not logged in: these answers are the same for everybody.
   * @param maxPageSize the largest page of a list
   */
  visitorContext(maxPageSize?: number): Context;
  /** The same for an answer that is not stored: it may be some seconds old. */
  passingContext(): Context;
  /** The address that people know, without a slash at its end. */
  url(): string;
  settings: Settings;
  /** Converts any error to the one that is sent to the client, and records its code. */
  toClientError(error: unknown, details: RequestDetails): AppError;
}

/**
 * A question to the one schema, read when the server starts.
 * @param name whose it is
 * @param maxPageSize the largest page of a list that it asks for
 * @returns asks it as a visitor, unless another context is passed; throws what the first resolver that failed threw
 */
export function visitorQuery<Data>(site: Site, name: string, text: string, maxPageSize?: number) {
  const document: DocumentNode = prepareOperation(site.schema, parse(text), name);
  return async (
    variables: Record<string, unknown> = {},
    context: object = site.visitorContext(maxPageSize),
  ): Promise<Data> => {
    // What the document brings is of the type that its owner says; tests ask every one.
    return (await runOperation(site.schema, document, variables, context)) as Data;
  };
}

/**
 * Executes documents of the client as `/graphql` would. Each of its operations has a name of its own, by which it is
 * prepared once: its client makes a new document for each page.
 * @returns what executes them for whoever a page is rendered for, given the details of their request
 */
export function clientOperations({ schema, toClientError }: Site) {
  const executors = new Map<string, Executor>();
  const executorOf = (document: DocumentNode) => {
    const name = getOperationAST(document)?.name?.value ?? print(document);
    // Its client uses one node for every `__typename`, in which graphql-jit writes where it is.
    const executor = executors.get(name) ?? makeExecutor(schema, parse(print(document)));
    executors.set(name, executor);
    return executor;
  };
  return (context: Context, details: RequestDetails) =>
    async (
      document: DocumentNode,
      variables: Record<string, unknown>,
    ): Promise<FormattedExecutionResult> => {
      const { data, errors } = await executorOf(document)(variables, context);
      return {
        ...(data === undefined ? {} : { data }),
        ...(errors && {
          errors: errors.map((error) => {
            const { message, extensions } = toClientError(error, details);
            return { message, extensions, ...(error.path && { path: error.path }) };
          }),
        }),
      };
    };
}
