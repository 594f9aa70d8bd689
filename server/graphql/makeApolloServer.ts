import type { Server } from "node:http";
import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import { ApolloServerPluginDrainHttpServer } from "@apollo/server/plugin/drainHttpServer";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../context";
import type { Services } from "../services";
import { makeFormatError } from "./formatError";
import { limitRules, limits } from "./limits";
import { sessionRules } from "./sessionRules";

/** GraphQL over HTTP: limits, masked errors, and a stop that lets running requests finish. */
export const makeApolloServer = (
  schema: GraphQLSchema,
  httpServer: Server,
  { config, log }: Services,
): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema,
    introspection: config.introspection,
    hideSchemaDetailsFromClientErrors: !config.introspection,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    validationRules: limitRules,
    formatError: makeFormatError(log),
    logger: log,
    plugins: [
      sessionRules,
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginDrainHttpServer({ httpServer, stopGracePeriodMillis: 5_000 }),
    ],
  });
