import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { translateDatabaseError } from "../database/translateDatabaseErrors";
import { Failure, statusOf } from "../errors";
import { requestId } from "../operations/requestLog";

/** What Apollo Server and graphql-js say of a request that they cannot read; safe to show. */
const requestFaults = new Set([
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

/** The refusal that an error is, or that stands behind it. */
function failureBehind(error: unknown): Failure | null {
  if (error instanceof Failure) return error;
  if (error instanceof GraphQLError && error.originalError instanceof Failure) {
    return error.originalError;
  }
  return translateDatabaseError(error);
}

/** Lets our own words out and nothing else: whatever is not known here is logged and masked. */
export const makeFormatError =
  (log: Logger) =>
  (formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError => {
    const original = unwrapResolverError(error);
    const failure = failureBehind(original);
    const { message, locations, path } = formatted;
    const place = { ...(locations && { locations }), ...(path && { path }) };
    if (failure) {
      if (failure.cause) log.warn({ id: requestId(), err: failure.cause }, failure.message);
      return { message: failure.message, ...place, extensions: failure.extensions };
    }
    const code = String(formatted.extensions?.["code"]);
    if (requestFaults.has(code)) {
      return { message, ...place, extensions: { code, status: statusOf.BAD_USER_INPUT } };
    }
    const id = requestId();
    log.error({ id, err: original }, "unexpected error");
    return {
      message: "Something went wrong on our side. Please try again.",
      ...place,
      extensions: {
        code: "INTERNAL_SERVER_ERROR",
        status: statusOf.INTERNAL_SERVER_ERROR,
        requestId: id,
      },
    };
  };
