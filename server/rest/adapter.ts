import type { Request, RequestHandler, Response } from "express";
import { GRAPHQL_MAX_INT, GraphQLError, type GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context";
import { isRefused, mustSetUp } from "../graphql/isRefused";
import { checkMutationRules, runOperation } from "../graphql/internalOperation";
import { rootField, takesVariable } from "./operation";
import { isPublic } from "./openapi/errorResponses";
import { readBody, readBytes } from "./readBody";
import type { Reply } from "./responses";
import { RestContext } from "./RestContext";
import { readParams, RestRequest } from "./RestRequest";
import type { Route } from "./Route";
import { etagOf, matches, send, serialize } from "./send";

/** What the adapter needs of the application. */
export interface RestDependencies {
  schema: GraphQLSchema;
  contextOf(request: Request, response: Response): Promise<Context>;
}

/** As a page, a list of any length. */
const WHOLE_LIST = GRAPHQL_MAX_INT;

/** Versions begin with 1, and 0 stands for what is not there yet, so that an edit of this one is refused. */
const NO_VERSION = -1;

/** Whether a route is an edit that can be bound to a version. */
export const takesVersion = ({ document }: Route): boolean => takesVariable(document, "version");

/**
 * Runs a route's operation and makes its reply.
 * @throws what the first resolver that failed threw
 */
async function run(
  schema: GraphQLSchema,
  route: Route,
  request: RestRequest,
  context: Context,
  version: number | null = null,
): Promise<{ data: unknown; reply: Reply }> {
  const variables = { ...request.params, ...route.variables?.(request), version };
  // Reading the variables has found all issues of the request.
  const { error } = request;
  const data = await (route.unpaged?.(request)
    ? runOperation(
        schema,
        route.document,
        { ...variables, first: WHOLE_LIST },
        new RestContext(context, error, WHOLE_LIST),
      )
    : runOperation(schema, route.document, variables, new RestContext(context, error)));
  const rerun = (changed: object) =>
    runOperation(
      schema,
      route.document,
      { ...variables, ...changed },
      new RestContext(context, error),
    );
  return { data, reply: route.response.reply(data, request, context.services, rerun) };
}

/**
 * The version that an edit with `If-Match` is based on. The resource is read as the viewer sees it;
 * that the version is still current when the edit is made, the database decides.
 * @param current the GET of the same path
 */
async function matchedVersion(
  schema: GraphQLSchema,
  current: Route,
  request: RestRequest,
  context: Context,
  etags: string,
): Promise<number> {
  try {
    const { data, reply } = await run(schema, current, request, context);
    const isCurrent = matches(etags, etagOf(serialize(reply)), "strong");
    // Nothing matches what does not exist, not even `*`.
    return (isCurrent ? current.version!(data) : null) ?? NO_VERSION;
  } catch {
    // What cannot be read cannot match. The edit itself fails for the same reason, and reports it.
    return NO_VERSION;
  }
}

/** Whether a resource was not found because the body, which should have named it, was not read. */
const isUnidentified = ({ params }: RestRequest, error: unknown): boolean =>
  Object.keys(params).length === 0 &&
  error instanceof GraphQLError &&
  error.extensions["code"] === "NOT_FOUND";

/** Reads the body of a route that takes bytes, once the rules of its operation allow the request. */
async function readAllowedBytes(
  schema: GraphQLSchema,
  { bytes, document }: Route,
  { request, response }: { request: Request; response: Response },
  context: Context,
  args: RestRequest["params"],
) {
  await checkMutationRules(rootField(schema, document).name, { args, context });
  return readBytes(request, response, context, bytes!);
}

/**
 * Handles the requests for one route. Of several errors the first of these is reported: the token, the
 * ids in the path, then what rules and resolvers find, which is where an unreadable body counts.
 * @param current the GET of the same path, where the route is an edit that takes `If-Match`
 */
export function handler(
  { schema, contextOf }: RestDependencies,
  route: Route,
  current?: Route,
): RequestHandler<Record<string, string>> {
  const isPrivate = route.method !== "GET" || !isPublic(schema, route);
  return async (request, response) => {
    if (isPrivate) response.set("Cache-Control", "private, no-store");
    const context = await contextOf(request as Request, response);
    const { authError } = context;
    const field = rootField(schema, route.document).name;
    if (authError && !route.ignoresToken && isRefused(authError, [field])) {
      if (!mustSetUp(authError)) {
        response.set("WWW-Authenticate", 'Bearer error="invalid_token"');
      }
      throw authError;
    }
    if (route.method === "GET") context.useReplicas();
    const params = readParams(request.params);
    const { fields, bytes, error } = route.bytes
      ? await readAllowedBytes(
          schema,
          route,
          { request: request as Request, response },
          context,
          params,
        )
      : await readBody(request as Request, response, route, context);
    const { query, baseUrl } = request;
    const restRequest = new RestRequest(params, query, fields, baseUrl, bytes, error);
    const etags = request.get("If-Match");
    const version =
      etags !== undefined && current
        ? await matchedVersion(schema, current, restRequest, context, etags)
        : null;
    try {
      const { reply } = await run(schema, route, restRequest, context, version);
      send(request as Request, response, reply);
    } catch (failure) {
      throw (isUnidentified(restRequest, failure) && restRequest.idError) || failure;
    }
  };
}
