import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  OperationTypeNode,
} from "graphql";
import { httpStatus, unreadable } from "../errors";
import { compressWhole } from "../http/compress";
import type { Contexts } from "../http/Contexts";
import { PerRequest } from "../lib/PerRequest";
import { getDetails, recordOperation } from "../lib/requestDetails";
import type { StartOperation } from "../http/makeMetrics";
import { findRetryHeaders } from "../http/makeRetryHeaders";
import type { FormatError, ToClientError } from "./formatError";
import type { PreparedOperation, PreparedOperations } from "./PreparedOperations";
import { chooseContentType, sendGraphqlError } from "./sendGraphqlError";
import { isUnavailable } from "./sessionRules";

interface Dependencies {
  operations: PreparedOperations;
  contexts: Contexts;
  toClientError: ToClientError;
  formatError: FormatError;
  startOperation: StartOperation | undefined;
}

interface PreparedRequest {
  operation: PreparedOperation;
  variables: Record<string, unknown>;
  contentType: string;
}

/** The middleware of `/graphql` that runs before Apollo Server. */
export interface PreparedSteps {
  /** Finds the operation of a request whose body was read, if Apollo Server has executed it before. */
  find: RequestHandler;
  /** Authenticates a request, together with the first reads of its prepared operation. */
  authenticate: RequestHandler;
  /**
   * Executes a prepared operation and responds. Apollo Server handles all other requests, and those
   * that are rejected.
   */
  execute: RequestHandler;
  /** Sends the error of a request that failed before its execution. */
  sendError: ErrorRequestHandler;
}

/**
 * Makes the middleware that executes an operation without the request pipeline of Apollo Server.
 */
export function makePreparedSteps({
  operations,
  contexts,
  toClientError,
  formatError,
  startOperation,
}: Dependencies): PreparedSteps {
  const requests = new PerRequest<PreparedRequest | null>();
  return {
    find(request, _response, next) {
      requests.set(request, readRequest(request.body, request.headers.accept, operations));
      next();
    },
    async authenticate(request, response, next) {
      const preparedRequest = requests.get(request);
      await contexts.authenticate(
        request,
        response,
        preparedRequest
          ? (userId) => preparedRequest.operation.prefetch(preparedRequest.variables, userId)
          : undefined,
      );
      next();
    },
    async execute(request, response, next) {
      const preparedRequest = requests.get(request);
      const context = contexts.get(request);
      if (!preparedRequest || context.authError) return next();
      const { operation, variables, contentType } = preparedRequest;
      const details = getDetails(request);
      if (operation.definition.operation === OperationTypeNode.QUERY) context.useReplicas();
      recordOperation(details, operation.definition);
      const end = startOperation?.();
      const { data, errors } = await operations
        .run(operation, variables, context)
        .catch(toFailedResult);
      end?.(operation.definition, errors);
      const formattedErrors = errors?.map((error) =>
        formatError(toFormatted(error), error, details),
      );
      await respond(response, contentType, data, formattedErrors);
    },
    sendError(error: { status?: number }, request, response, next) {
      if (response.headersSent) return next(error);
      const details = getDetails(request);
      const appError = unreadable(error.status) ?? toClientError(error, details);
      details.errors.add(appError.code);
      sendGraphqlError(response, appError);
    },
  };
}

/** Reads the requested prepared operation; returns null for requests that Apollo Server handles. */
function readRequest(
  body: unknown,
  accept: string | undefined,
  operations: PreparedOperations,
): PreparedRequest | null {
  const contentType = chooseContentType(accept);
  if (!contentType || typeof body !== "object" || body === null || Array.isArray(body)) return null;
  const {
    query,
    operationName = null,
    variables = null,
    extensions,
  } = body as Partial<Record<string, unknown>>;
  if (typeof query !== "string" || extensions !== undefined) return null;
  if (operationName !== null && typeof operationName !== "string") return null;
  if (typeof variables !== "object" || Array.isArray(variables)) return null;
  const operation = operations.find(query, operationName ?? undefined);
  const values = (variables ?? {}) as Record<string, unknown>;
  return operation?.isAllowed(values) ? { operation, variables: values, contentType } : null;
}

async function respond(
  response: Response,
  contentType: string,
  data: unknown,
  errors: readonly GraphQLFormattedError[] | undefined,
): Promise<void> {
  // The body is a string, which is sent in one piece with the headers.
  const json = `${JSON.stringify({ errors, data })}\n`;
  const body = await compressWhole(response.req, response, json);
  response.writeHead(getStatus(data, errors), {
    ...findRetryHeaders(errors),
    "Content-Type": contentType,
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

function getStatus(data: unknown, errors: readonly GraphQLFormattedError[] | undefined): number {
  if (isUnavailable(data, errors)) return httpStatus.SERVICE_UNAVAILABLE;
  return data === undefined ? httpStatus.INTERNAL_SERVER_ERROR : 200;
}

/** Makes the result of an operation that failed outside of its resolvers. */
const toFailedResult = (error: unknown): ExecutionResult => {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
};

/** Adds a code to an error, as Apollo Server does before it calls `formatError`. */
const toFormatted = (error: GraphQLError): GraphQLFormattedError => {
  const code = error.extensions["code"] ?? "INTERNAL_SERVER_ERROR";
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
};
