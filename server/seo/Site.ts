import {
  type DocumentNode,
  execute,
  type FormattedExecutionResult,
  type GraphQLSchema,
} from "graphql";
import type { AppError } from "../errors";
import { prepareOperation, runOperation } from "../graphql/internalOperation";

/** What this door knows of a visitor's context; the rest is between the rules and the resolvers. */
export interface VisitorContext {
  /** The most that a page of a list may hold. */
  largestPage: number;
}

/** What the application lends to the pages that search engines, feeds and other sites read. */
export interface Site {
  schema: GraphQLSchema;
  /** The context of a visitor: these responses are the same for everybody. */
  visitorContext(): VisitorContext;
  /** The public base URL, without a trailing slash. */
  url(): string;
  /** Converts any error to the one that is sent to the client. */
  toClientError(error: unknown): AppError;
}

/**
 * A question to the one schema, read when the server starts.
 * @param name whose it is
 * @param largestPage the maximum page size
 * @returns executes it as a visitor; throws the first error of a resolver
 */
export function visitorQuery<Data>(site: Site, name: string, text: string, largestPage?: number) {
  const document: DocumentNode = prepareOperation(site.schema, text, name);
  return async (variables: Record<string, unknown> = {}): Promise<Data> => {
    const context = site.visitorContext();
    if (largestPage !== undefined) context.largestPage = largestPage;
    // The type of the data is asserted by the caller; every document has a test.
    return (await runOperation(site.schema, document, variables, context)) as Data;
  };
}

/** Answers documents of the client as its door for the browser would, all for the same visitor. */
export function executeAsVisitor({ schema, visitorContext, toClientError }: Site) {
  const contextValue = visitorContext();
  return async (
    document: DocumentNode,
    variableValues: Record<string, unknown>,
  ): Promise<FormattedExecutionResult> => {
    const { data, errors } = await execute({ schema, document, variableValues, contextValue });
    return {
      ...(data === undefined ? {} : { data }),
      ...(errors && {
        errors: errors.map((error) => {
          const { message, extensions } = toClientError(error);
          return { message, extensions, ...(error.path && { path: error.path }) };
        }),
      }),
    };
  };
}
