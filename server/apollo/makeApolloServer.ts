import { ApolloServer, type ApolloServerPlugin } from "@apollo/server";
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from "@apollo/server/plugin/disabled";
import { type GraphQLSchema, OperationTypeNode } from "graphql";
import type { Context } from "../graphql/context";
import { makeDetails, recordOperation } from "../lib/requestDetails";
import type { Services } from "../services";
import { makeFormatError } from "./formatError";
import { limitRule } from "./limitRule";
import { limits } from "./limits";
import { sessionRules } from "./sessionRules";

/** Forbids storing responses, because they depend on the viewer. */
const noStore: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response }) => {
      response.http.headers.set("Cache-Control", "no-store");
    },
  }),
};

const operationName: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      // The operation is undefined if no operation has the requested name.
      if (operation) recordOperation(contextValue.caller.details, operation);
    },
  }),
};

const readsFromReplicas: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, contextValue }) => {
      if (operation?.operation === OperationTypeNode.QUERY) contextValue.useReplicas();
    },
  }),
};

/**
 * GraphQL over HTTP: limits and masked errors.
 * @param watchers plugins that observe operations and change nothing
 */
export const makeApolloServer = (
  schema: GraphQLSchema,
  { config, log }: Services,
  watchers: ApolloServerPlugin<Context>[] = [],
): ApolloServer<Context> => {
  const formatError = makeFormatError(log);
  return new ApolloServer<Context>({
    schema,
    introspection: config.introspection,
    persistedQueries: false,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: [limitRule],
    validationOptions: { maxErrors: limits.errors },
    // Errors of a request are formatted by a separate function (see apolloMiddleware).
    formatError: (formatted, error) => formatError(formatted, error, makeDetails()),
    logger: log,
    plugins: [
      ...watchers,
      sessionRules,
      noStore,
      operationName,
      readsFromReplicas,
      // The plugin is disabled, because it would wrap the resolver of every field for hints that
      // the schema does not have.
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
  });
};
