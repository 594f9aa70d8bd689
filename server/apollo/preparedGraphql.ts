import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import {
  type ExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  OperationTypeNode,
} from "graphql";
import type { Statement } from "../database/queryPipelined";
import { httpStatus } from "../errors";
import type { Context } from "../graphql/context";
import type { Admit } from "../http/admitRequests";
import { compressWhole } from "../http/compress";
import { type Middleware, pathOf } from "../http/middleware";
import { PerRequest } from "../lib/PerRequest";
import { detailsOf, recordOperation } from "../lib/requestDetails";
import type { StartOperation } from "../http/makeMetrics";
import { retryHeadersOf } from "../http/retryHeaders";
import type { FormatError, ToClientError } from "./formatError";
import type { PreparedOperation, PreparedOperations } from "./PreparedOperations";
import { contentTypeFor, sendGraphqlError } from "./sendGraphqlError";
import { isUnavailable } from "./sessionRules";

interface Dependencies {
  operations: PreparedOperations;
  admit: Admit;
  contextOf(
    request: IncomingMessage,
    response: ServerResponse,
    prefetch: (userId: number) => Statement[],
  ): Promise<Context>;
  toClientError: ToClientError;
  formatError: FormatError;
  startOperation?: StartOperation | undefined;
  /** The largest body in bytes. */
  maxBody: number;
}

interface GraphqlRequest {
  document: string;
  prepared: PreparedOperation;
  variables: Record<string, unknown>;
  contentType: string;
}

const isQuery = ({ operation }: PreparedOperation) =>
  operation.operation === OperationTypeNode.QUERY;

/** A media type that no form can send, which is what prevents CSRF. */
const JSON_BODY = /^application\/json(; ?charset=utf-8)?$/i;

/** Bodies that were read before Express; null for one that is no JSON object. Parsing takes most of the time of a large one. */
const bodies = new PerRequest<object | null>();

/**
 * Executes operations that Apollo Server has executed before, without its request pipeline. All other
 * requests, and those that are rejected, go on to Apollo Server.
 */
export function preparedGraphql(dependencies: Dependencies): Middleware {
  return (request, response, next) => {
    if (!isReadable(request, dependencies.maxBody)) return next();
    const handle = async () => {
      const bytes = await readBody(request).catch(() => null);
      if (!bytes) return response.destroy();
      const body = parseObject(bytes);
      bodies.set(request, body);
      const read = body && readRequest(body, request, dependencies.operations);
      if (!read) return next();
      let result: ExecutionResult | null;
      try {
        result = await execute(dependencies, read, request, response);
      } catch (error) {
        return sendGraphqlError(response, dependencies.toClientError(error, detailsOf(request)));
      }
      if (!result) return next();
      await respond(dependencies, read, result, request, response);
    };
    handle().catch((error: unknown) =>
      sendGraphqlError(response, dependencies.toClientError(error, detailsOf(request))),
    );
  };
}

/** Has requests to Apollo Server admitted and authenticated first: it would answer 500 where that fails. */
export const admitToApollo =
  ({
    admit,
    contextOf,
    toClientError,
  }: Pick<Dependencies, "admit" | "toClientError"> & {
    contextOf(request: IncomingMessage, response: ServerResponse): Promise<Context>;
  }): RequestHandler =>
  async (request, response, next) => {
    const { query } = (request.body ?? {}) as { query?: unknown };
    try {
      await admit(request, response, typeof query === "string" ? query : "");
      await contextOf(request, response);
    } catch (error) {
      return sendGraphqlError(response, toClientError(error, detailsOf(request)));
    }
    next();
  };

/**
 * Hands the body to Apollo Server where it was read here.
 * @throws an error with the status 400 for anything but an object or an array
 */
export const useReadBody: RequestHandler = (request, _response, next) => {
  const body = bodies.get(request);
  if (body === null) {
    throw Object.assign(new Error("The body is not a JSON object."), { status: 400 });
  }
  if (body) request.body = body;
  next();
};

const isReadable = (request: IncomingMessage, max: number): boolean => {
  const { headers, method } = request;
  const length = Number(headers["content-length"]);
  return (
    method === "POST" &&
    pathOf(request) === "/graphql" &&
    JSON_BODY.test(headers["content-type"] ?? "") &&
    headers["content-encoding"] === undefined &&
    length > 0 &&
    length <= max
  );
};

function readBody(request: IncomingMessage): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.once("end", () => resolve(Buffer.concat(chunks)));
    request.once("error", reject);
  });
}

/** The object or array of a body; null for anything else, also for malformed JSON. */
function parseObject(bytes: Buffer): object | null {
  try {
    const value: unknown = JSON.parse(bytes.toString());
    return typeof value === "object" ? value : null;
  } catch {
    return null;
  }
}

/** What is asked for, or null for anything that is left to Apollo Server. */
function readRequest(
  body: Partial<Record<string, unknown>>,
  { headers: { accept } }: IncomingMessage,
  operations: PreparedOperations,
): GraphqlRequest | null {
  const contentType = contentTypeFor(accept);
  if (!contentType || Array.isArray(body) || body.extensions !== undefined) return null;
  const { query, operationName = null, variables = null } = body;
  if (typeof query !== "string" || (operationName !== null && typeof operationName !== "string"))
    return null;
  if (typeof variables !== "object" || Array.isArray(variables)) return null;
  const prepared = operations.find(query, operationName ?? undefined);
  const values = (variables ?? {}) as Record<string, unknown>;
  return prepared?.isAllowed(values)
    ? { document: query, prepared, variables: values, contentType }
    : null;
}

/**
 * The result of an operation; null for one that is left to Apollo Server.
 * @throws SERVICE_UNAVAILABLE
 */
async function execute(
  { admit, contextOf, operations, startOperation }: Dependencies,
  { document, prepared, variables }: GraphqlRequest,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<ExecutionResult | null> {
  await admit(request, response, document);
  const context = await contextOf(request, response, (userId) =>
    prepared.prefetch(variables, userId),
  );
  if (context.authError) return null;
  if (isQuery(prepared)) context.useReplicas();
  recordOperation(context.caller.details, prepared.operation);
  const end = startOperation?.();
  const result = await operations.run(prepared, variables, context).catch(failed);
  end?.(prepared.operation, result.errors);
  return result;
}

async function respond(
  { formatError }: Dependencies,
  { contentType }: GraphqlRequest,
  { data, errors }: ExecutionResult,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const details = detailsOf(request);
  const formatted = errors?.map((error) => formatError(toFormatted(error), error, details));
  // A string is sent in one piece with the headers.
  const json = `${JSON.stringify({ errors: formatted, data })}\n`;
  const body = await compressWhole(request, response, json);
  response.writeHead(statusOf(data, formatted), {
    ...retryHeadersOf(formatted),
    "Content-Type": contentType,
    "Cache-Control": "no-store",
    "Content-Length": Buffer.byteLength(body),
  });
  response.end(body);
}

function statusOf(data: unknown, errors: readonly GraphQLFormattedError[] | undefined): number {
  if (isUnavailable(data, errors)) return httpStatus.SERVICE_UNAVAILABLE;
  return data === undefined ? httpStatus.INTERNAL_SERVER_ERROR : 200;
}

/** The result of an operation that failed outside of its resolvers. */
const failed = (error: unknown): ExecutionResult => {
  const originalError = error instanceof Error ? error : new Error(String(error));
  return { errors: [new GraphQLError(originalError.message, { originalError })] };
};

/** As Apollo Server passes an error to `formatError`. */
const toFormatted = (error: GraphQLError): GraphQLFormattedError => {
  const code = error.extensions["code"] ?? "INTERNAL_SERVER_ERROR";
  return { ...error.toJSON(), extensions: { ...error.extensions, code } };
};
