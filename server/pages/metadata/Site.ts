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

/** The parts of the application that pages, feeds and metadata use. */
export interface Site {
  schema: GraphQLSchema;
  /**
   * The context of a visitor, for responses that are the same for all visitors.
   * @param maxPageSize the largest page of a list
   */
  visitorContext(maxPageSize?: number): Context;
  /**
   * Returns the context of a visitor for a response that is not stored and whose data may be some
   * seconds old.
   */
  unstoredVisitorContext(): Context;
  /** Returns the public address of the site, without a slash at its end. */
  url(): string;
  /** Returns the settings that pages need, some of which admins can change. */
  settings(): Settings;
  /** Returns the name of the site. */
  name(): string;
  /** Converts any error to the one that is sent to the client, and records its code. */
  toClientError(error: unknown, details: RequestDetails): AppError;
}

/**
 * Prepares a query of the server when it starts.
 * @param maxPageSize the largest page of a list in the query
 * @returns a function that executes it as a visitor, unless another context is passed, and throws the error of the
 *   first resolver that fails
 */
export function makeVisitorQuery<Data>(site: Site, text: string, maxPageSize?: number) {
  const operation = prepareOperation(site.schema, parse(text));
  return async (
    variables: Record<string, unknown> = {},
    context: Context = site.visitorContext(maxPageSize),
  ): Promise<Data> => {
    // The cast is safe if the type parameter fits the document; tests execute every document.
    return (await executeOrThrow(operation, variables, context)) as Data;
  };
}

/**
 * Makes a function that executes documents of the client as `/graphql` would. Each operation is prepared once, by its
 * name, because the client makes a new document for each page.
 * @returns a function that executes documents in the context of a page's request
 */
export function makeClientOperations({ schema, toClientError }: Site) {
  const operations = new Map<string, Operation>();
  const prepare = (document: DocumentNode) => {
    const name = getOperationAST(document)?.name?.value ?? print(document);
    // The nodes are separated, because the client shares one node for every `__typename`, in which
    // graphql-jit stores its position.
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
