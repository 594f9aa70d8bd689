import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import type { RequestHandler } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { Context } from "../graphql/context";
import type { Contexts } from "../http/Contexts";
import { getDetails, type RequestDetails } from "../lib/requestDetails";
import type { FormatError } from "./formatError";

/** The check would throw, rather than respond, once the server stops. */
const isStarted = { value: () => undefined };

/**
 * Apollo Server for one request. It calls `formatError` without a context, also for errors that occur before there is one, so the
 * function itself has to know the request. The option is read from a private property whenever an error is formatted; should
 * another version store it elsewhere, errors are formatted by the server's own, which knows no request.
 */
function forRequest(
  apollo: ApolloServer<Context>,
  formatError: FormatError,
  details: RequestDetails,
): ApolloServer<Context> {
  const value = (formatted: GraphQLFormattedError, error: unknown) =>
    formatError(formatted, error, details);
  const internals: unknown = Object.create(apollo["internals"] as object, {
    formatError: { value },
  });
  return Object.create(apollo, {
    internals: { value: internals },
    assertStarted: isStarted,
  }) as ApolloServer<Context>;
}

/** Has Apollo Server respond to requests that were authenticated. */
export const apolloMiddleware =
  (apollo: ApolloServer<Context>, formatError: FormatError, contexts: Contexts): RequestHandler =>
  (request, response, next) => {
    const server = forRequest(apollo, formatError, getDetails(request));
    const respond = expressMiddleware(server, { context: async ({ req }) => contexts.of(req) });
    return respond(request, response, next);
  };
