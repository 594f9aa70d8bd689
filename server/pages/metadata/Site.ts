import {
  type DocumentNode,
  type FormattedExecutionResult,
  getOperationAST,
  type GraphQLSchema,
  parse,
  print,
} from "graphql";
import type { Settings } from "../../../shared/settings";
import type { AppError } from "../../errors";
import type { Context } from "../../graphql/context";
import type { RequestDetails } from "../../lib/requestDetails";
import { execute, executeOrThrow, type Operation, prepareOperation } from "../../graphql/execute";

/** What the application lends to the pages that search engines, feeds and other sites read. */
export interface Site {
  schema: GraphQLSchema;
  /**
   * The context of somebody who is not logged in: these answers are the same for everybody.
   * @param maxPageSize the largest page of a list
   */
  visitorContext(maxPageSize?: number): Context;
  /** The same for an answer that is not stored: it may be some seconds old. */
  unstoredVisitorContext(): Context;
  /** The address that people know, without a slash at its end. */
  url(): string;
  settings: Settings;
  /** Converts any error to the one that is sent to the client, and records its code. */
  toClientError(error: unknown, details: RequestDetails): AppError;
}

/**
 * A query of the server, prepared when it starts.
 * @param maxPageSize the largest page of a list that it asks for
 * @returns executes it as a visitor, unless another context is passed; throws what the first resolver that failed threw
 */
export function makeVisitorQuery<Data>(site: Site, text: string, maxPageSize?: number) {
  const operation = prepareOperation(site.schema, parse(text));
  return async (
    variables: Record<string, unknown> = {},
    context: Context = site.visitorContext(maxPageSize),
  ): Promise<Data> => {
    // What the document brings is of the type that its owner says; tests ask every one.
    return (await executeOrThrow(operation, variables, context)) as Data;
  };
}

/**
 * Executes documents of the client as `/graphql` would. Each of its operations has a name of its own, by which it is
 * prepared once: its client makes a new document for each page.
 * @returns what executes them for whoever a page is rendered for, given the details of their request
 */
export function makeClientOperations({ schema, toClientError }: Site) {
  const operations = new Map<string, Operation>();
  const prepare = (document: DocumentNode) => {
    const name = getOperationAST(document)?.name?.value ?? print(document);
    // Its client uses one node for every `__typename`, in which graphql-jit writes where it is.
    const operation = operations.get(name) ?? prepareOperation(schema, parse(print(document)));
    operations.set(name, operation);
    return operation;
  };
  return (context: Context, details: RequestDetails) =>
    async (
      document: DocumentNode,
      variables: Record<string, unknown>,
    ): Promise<FormattedExecutionResult> => {
      const { data, errors } = await execute(prepare(document), variables, context);
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
