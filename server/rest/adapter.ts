import type { Request, RequestHandler } from "express";
import { type DocumentNode, GraphQLError, type GraphQLSchema } from "graphql";
import type { AppError } from "../errors";
import { prepareOperation, runOperation } from "../graphql/internalOperation";
import { RestCall, readIds } from "./RestCall";
import { readBody, readBytes } from "./readBody";
import type { Reply, Route } from "./Route";
import { bytesOf, etagOf, matches, send } from "./send";
import { EVERYTHING } from "./values";

/** What this door knows of a request's context; the rest is between the rules and the resolvers. */
export interface RestContext {
  /** Why the token that came along is refused. */
  readonly authError: AppError | null;
  /** Whom the token is of; null for a visitor. */
  readonly viewer: object | null;
  /** The most that a page may hold. */
  largestPage: number;
  /** What is told once it is sure that the viewer may make the call. */
  requestError: AppError | null;
  withFreshLoaders(): RestContext;
}

/** A row that fits the schema, ready to run. */
export interface Operation {
  route: Route;
  document: DocumentNode;
}

/** No thing was ever at this version. */
const NEVER = 0;

/** Reads a row's document. Throws when it does not fit the schema. */
export const prepare = (schema: GraphQLSchema, route: Route): Operation => ({
  route,
  document: prepareOperation(schema, route.document, `${route.method} ${route.path}`),
});

/** Whether an edit can say which version it is of: the document then takes one. */
export const takesVersion = ({ route }: Operation): boolean => /\$version\b/.test(route.document);

/**
 * Runs a row's document and makes its answer.
 * @throws what the first resolver that failed threw
 */
async function run(
  schema: GraphQLSchema,
  { route, document }: Operation,
  call: RestCall,
  context: RestContext,
  version: number | null = null,
): Promise<{ data: unknown; reply: Reply }> {
  const variables = { ...call.ids, ...route.variables?.(call), version };
  context.requestError = call.requestError;
  if (Object.values(variables).includes(EVERYTHING)) context.largestPage = EVERYTHING;
  const data = await runOperation(schema, document, variables, context);
  return { data, reply: route.answer.of(data, call) };
}

/**
 * The version that an edit with `If-Match` is of. The thing is read as the viewer would read it; the
 * edit then holds only while nobody else makes another version, which the database decides.
 * @param current the GET at the same path
 */
async function versionMatched(
  schema: GraphQLSchema,
  current: Operation,
  call: RestCall,
  context: RestContext,
  tags: string,
): Promise<number> {
  try {
    const { data, reply } = await run(schema, current, call, context.withFreshLoaders());
    return matches(tags, etagOf(bytesOf(reply)), "strong") ? current.route.version!(data) : NEVER;
  } catch {
    // What cannot be read cannot match; why it cannot, the edit itself says first.
    return NEVER;
  }
}

/** Whether a call misses what only its body, which could not be read, would have named. */
const isAboutNothing = ({ ids }: RestCall, error: unknown): boolean =>
  Object.keys(ids).length === 0 &&
  error instanceof GraphQLError &&
  error.extensions["code"] === "NOT_FOUND";

/** How rows reach the rest of the server. */
export interface RestDependencies {
  schema: GraphQLSchema;
  contextOf(request: Request): Promise<RestContext>;
}

/**
 * Answers the calls of one row. What is wrong is told in the order of the contract: the token, the
 * ids of the path, then what the rules and the resolvers say.
 */
export function handler(
  { schema, contextOf }: RestDependencies,
  operation: Operation,
  current?: Operation,
): RequestHandler<Record<string, string>> {
  const { route } = operation;
  return async (request, response) => {
    const context = await contextOf(request as Request);
    if (context.authError && !route.ignoresToken) {
      response.set("WWW-Authenticate", 'Bearer error="invalid_token"');
      throw context.authError;
    }
    const ids = readIds(request.params);
    const { fields, bytes, requestError } = route.bytes
      ? await readBytes(request as Request, response, route.bytes, context.viewer !== null)
      : await readBody(request as Request, response, route);
    const call = new RestCall(ids, request.query, fields, request.baseUrl, bytes, requestError);
    const tags = request.get("If-Match");
    const version =
      tags !== undefined && current
        ? await versionMatched(schema, current, call, context, tags)
        : null;
    try {
      const { reply } = await run(schema, operation, call, context, version);
      send(request as Request, response, reply);
    } catch (error) {
      throw (isAboutNothing(call, error) && call.idError) || error;
    }
  };
}
