import type { Request, RequestHandler, Response } from "express";
import { GRAPHQL_MAX_INT, GraphQLError, type GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context";
import {
  checkMutationRules,
  executeOrThrow,
  type Operation,
  prepareOperation,
} from "../graphql/execute";
import { isRefused, mustSetUp } from "../graphql/isRefused";
import { findRootField, takesVariable } from "./operation";
import { isSmallBody, readBody, readBytes } from "./readBody";
import type { Reply } from "./responses";
import { RestContext } from "./RestContext";
import { readParams, RestRequest } from "./RestRequest";
import type { Route } from "./Route";
import { makeEtag, matches, send, serialize } from "./send";

/** An endpoint whose operation is prepared. */
export interface Endpoint {
  route: Route;
  operation: Operation;
  /** The name of the query or mutation that the endpoint runs. */
  field: string;
}

export const prepareEndpoint = (schema: GraphQLSchema, route: Route): Endpoint => ({
  route,
  operation: prepareOperation(schema, route.document),
  field: findRootField(schema, route.document).name,
});

/** The page size for a list of any length. */
const WHOLE_LIST = GRAPHQL_MAX_INT;

/**
 * The version for a resource without a matching version, with which an edit is refused: versions
 * begin with 1, and 0 stands for a missing one.
 */
const NO_VERSION = -1;

/** Returns true if a route is an edit that takes a version. */
export const takesVersion = ({ document }: Route): boolean => takesVariable(document, "version");

/** Refuses an invalid token, or a token whose user may not call the endpoint yet. */
export const refuseToken =
  ({ route, field }: Endpoint, getContext: (request: Request) => Context): RequestHandler =>
  (request, response, next) => {
    const { authError } = getContext(request);
    if (!authError || route.ignoresToken || !isRefused(authError, [field])) return next();
    if (!mustSetUp(authError)) {
      response.set("WWW-Authenticate", 'Bearer error="invalid_token"');
    }
    throw authError;
  };

/**
 * Runs a route's operation and makes its reply.
 * @throws the error of the first resolver that fails
 */
async function run(
  { route, operation }: Endpoint,
  request: RestRequest,
  context: Context,
  version: number | null = null,
): Promise<{ data: unknown; reply: Reply }> {
  const variables = { ...request.params, ...route.variables?.(request), version };
  // The issues are complete at this point, because the variables have been read.
  const { error } = request;
  const execute = (changedVariables: object, maxPageSize?: number) =>
    executeOrThrow(
      operation,
      { ...variables, ...changedVariables },
      new RestContext(context, error, maxPageSize),
    );
  const data = await (route.unpaged?.(request)
    ? execute({ first: WHOLE_LIST }, WHOLE_LIST)
    : execute({}));
  return { data, reply: route.response.reply(data, request, context.services, execute) };
}

/**
 * The version that an edit with `If-Match` is based on. The resource is read as the viewer sees it. The database
 * checks that the version is still current when the edit is made.
 * @param current the GET of the same path
 */
async function findMatchedVersion(
  current: Endpoint,
  request: RestRequest,
  context: Context,
  etags: string,
): Promise<number> {
  try {
    const { data, reply } = await run(current, request, context);
    const isCurrent = matches(etags, makeEtag(serialize(reply)), "strong");
    // The result excludes a resource that does not exist, which not even `*` matches.
    return (isCurrent ? current.route.version!(data) : null) ?? NO_VERSION;
  } catch {
    // The version cannot match if the resource is unreadable. The edit itself fails for the same
    // reason, and reports it.
    return NO_VERSION;
  }
}

/** Returns true if a resource was not found because the body, which names it, was not read. */
const isUnidentified = ({ params }: RestRequest, error: unknown): boolean =>
  Object.keys(params).length === 0 &&
  error instanceof GraphQLError &&
  error.extensions["code"] === "NOT_FOUND";

/** Reads the body; bytes and large bodies are read only if the rules of the operation allow the request. */
async function readInput(
  { route, field }: Endpoint,
  request: Request,
  response: Response,
  context: Context,
  args: RestRequest["params"],
) {
  if (route.bytes || (route.largeBody && !isSmallBody(request))) {
    await checkMutationRules(field, { args, context });
  }
  if (!route.bytes) return readBody(request, response, route, context);
  return readBytes(request, response, context, route.bytes);
}

/**
 * Executes the operation of an endpoint and responds. Of several errors, invalid ids in the path are reported first,
 * then errors of rules and resolvers, which include an unreadable body.
 * @param current the GET of the same path, if the route is an edit that takes `If-Match`
 */
export function respond(
  endpoint: Endpoint,
  getContext: (request: Request) => Context,
  current?: Endpoint,
): RequestHandler<Record<string, string>> {
  return async (request, response) => {
    const context = getContext(request as Request);
    if (endpoint.route.method === "GET") context.useReplicas();
    const params = readParams(request.params);
    const { fields, bytes, error } = await readInput(
      endpoint,
      request as Request,
      response,
      context,
      params,
    );
    const { query, baseUrl } = request;
    const restRequest = new RestRequest(params, query, fields, baseUrl, bytes, error);
    const etags = request.get("If-Match");
    const version =
      etags !== undefined && current
        ? await findMatchedVersion(current, restRequest, context, etags)
        : null;
    try {
      const { reply } = await run(endpoint, restRequest, context, version);
      send(request as Request, response, reply);
    } catch (failure) {
      throw (isUnidentified(restRequest, failure) && restRequest.idError) || failure;
    }
  };
}
