import type { ApolloServer } from "@apollo/server";
import { expressMiddleware } from "@as-integrations/express5";
import type { RequestHandler } from "express";
import type { GraphQLFormattedError } from "graphql";
import type { Context } from "../graphql/context";
import type { Contexts } from "../http/Contexts";
import { getDetails, type RequestDetails } from "../lib/requestDetails";
import type { FormatError } from "./formatError";

/**
 * Replaces Apollo Server's own check, which would throw instead of responding while the server
 * stops.
 */
const isStarted = { value: () => undefined };

/**
 * Apollo Server for one request. It calls `formatError` without a context, also for errors that occur before a
 * context exists. This function therefore binds the request. Apollo Server reads the option from a private property
 * whenever it formats an error. If another version stores it elsewhere, the server's own function formats errors,
 * without a request.
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

/** Lets Apollo Server respond to authenticated requests. */
export const apolloMiddleware =
  (apollo: ApolloServer<Context>, formatError: FormatError, contexts: Contexts): RequestHandler =>
  (request, response, next) => {
    const server = forRequest(apollo, formatError, getDetails(request));
    const respond = expressMiddleware(server, { context: async ({ req }) => contexts.get(req) });
    return respond(request, response, next);
  };
