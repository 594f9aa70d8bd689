import { unwrapResolverError } from "@apollo/server/errors";
import { GraphQLError, type GraphQLFormattedError } from "graphql";
import type { Logger } from "pino";
import { translateDatabaseError } from "../database/translateDatabaseErrors";
import { AppError, httpStatus, unexpected } from "../errors";
import type { RequestDetails } from "../lib/requestDetails";
import { limits, makeLimitError } from "./limits";
import { shorten } from "./shorten";

/**
 * The codes of Apollo Server and graphql-js for malformed requests, whose messages are safe to
 * show.
 */
const requestErrors = new Set([
  "BAD_REQUEST",
  "BAD_USER_INPUT",
  "GRAPHQL_PARSE_FAILED",
  "GRAPHQL_VALIDATION_FAILED",
  "OPERATION_RESOLUTION_FAILURE",
  "PERSISTED_QUERY_NOT_FOUND",
  "PERSISTED_QUERY_NOT_SUPPORTED",
]);

/** The message of the parser of graphql-js for a document with too many tokens. */
const TOO_MANY_TOKENS = /^Syntax Error: Document contains more that? \d+ tokens/;

const tooManyTokens = makeLimitError("number of tokens", { limit: limits.tokens });

/** Finds the expected error: the error itself, or its cause. */
function findAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (error instanceof GraphQLError && error.originalError instanceof AppError) {
    return error.originalError;
  }
  return translateDatabaseError(error);
}

/**
 * A function that converts any error to the one that is sent to the client, and records its code.
 */
export type ToClientError = (error: unknown, details: RequestDetails) => AppError;

/** Returns expected errors unchanged; all others are logged and masked. */
export const makeToClientError =
  (log: Logger): ToClientError =>
  (thrown, { id, errors }) => {
    const error = unwrapResolverError(thrown);
    const failure = findAppError(error);
    errors.add(failure?.code ?? "INTERNAL_SERVER_ERROR");
    if (!failure) {
      log.error({ id, err: error }, "unexpected error");
      return unexpected(id);
    }
    if (failure.cause) log.warn({ id, err: failure.cause }, failure.message);
    return failure;
  };

/** A function that formats an error, with the signature of Apollo Server's `formatError`. */
export type FormatError = (
  formatted: GraphQLFormattedError,
  error: unknown,
  details: RequestDetails,
) => GraphQLFormattedError;

/** Formats errors for Apollo Server, whose messages for invalid documents differ. */
export const makeFormatError = (log: Logger): FormatError => {
  const toClientError = makeToClientError(log);
  return (formatted, error, details) => {
    const { message, locations, path } = formatted;
    const location = { ...(locations && { locations }), ...(path && { path }) };
    const code = String(formatted.extensions?.["code"]);
    if (!findAppError(unwrapResolverError(error)) && requestErrors.has(code)) {
      details.errors.add(code);
      // The message is shortened, because it quotes the document, where a name or a text may be
      // very long.
      const refusal = TOO_MANY_TOKENS.test(message) ? tooManyTokens : null;
      const extensions = { ...refusal?.extensions, code, status: httpStatus.BAD_USER_INPUT };
      return { message: refusal?.message ?? shorten(message), ...location, extensions };
    }
    const appError = toClientError(error, details);
    return { message: appError.message, ...location, extensions: appError.extensions };
  };
};
