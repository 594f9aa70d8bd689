import { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import type { GraphQLSchema } from "graphql";
import { AppError, methodNotAllowed, noSuchEndpoint, unreadable } from "../errors";
import { getDetails, type RequestDetails } from "../lib/requestDetails";
import type { Context } from "../graphql/context";
import { type Endpoint, prepareEndpoint, refuseToken, respond, takesVersion } from "./adapter";
import { isPublic } from "./openapi/errorResponses";
import { docsPage } from "./openapi/docsPage";
import { openApiDocument } from "./openapi/openApiDocument";
import { recipesRoute } from "./RecipeList";
import { resources } from "./resources";
import type { Method, Route } from "./Route";
import { send, sendError, setCacheHeaders } from "./send";

interface RestOptions {
  schema: GraphQLSchema;
  /** Waits until a request may use the database. */
  admit: RequestHandler;
  /**
   * Makes the middleware that refuses an upload if there is no room for it, by the number of bytes
   * that its route receives in memory.
   */
  admitUpload(max: number): RequestHandler;
  /** Authenticates a request. */
  authenticate: RequestHandler;
  /** Returns the context of an authenticated request. */
  getContext(request: Request): Context;
  /** Responds with the stored list of recipes. */
  sendStoredList: RequestHandler;
  /** Masks errors that are not for clients. */
  toClientError: (error: unknown, details: RequestDetails) => AppError;
}

/** Finds the GET of an edit's path, whose ETag is compared with `If-Match`. */
function findCurrent(edit: Route, endpoints: readonly Endpoint[]): Endpoint | undefined {
  if (!takesVersion(edit)) return undefined;
  const current = endpoints.find(({ route }) => route.method === "GET" && route.path === edit.path);
  if (!current?.route.version)
    throw new Error(`${edit.method} ${edit.path}: there is no GET with a version`);
  return current;
}

const setNoStore: RequestHandler = (_request, response, next) => {
  response.set("Cache-Control", "private, no-store");
  next();
};

/** Responds to OPTIONS, and rejects other methods of a path. */
function refuseOtherMethods(methods: readonly Method[]): RequestHandler {
  const allowedMethods = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(
    ", ",
  );
  return (request, response) => {
    response.set("Allow", allowedMethods);
    if (request.method !== "OPTIONS") throw methodNotAllowed();
    response.status(204).end();
  };
}

const makeLinks = (baseUrl: string) => ({
  documentation: `${baseUrl}/docs`,
  openapi: `${baseUrl}/openapi.json`,
});

/** Redirects browsers from the base URL to the documentation. */
const redirectBrowsers: RequestHandler = (request, response, next) => {
  if (request.accepts(["json", "html"]) !== "html") return next();
  response.redirect(makeLinks(request.baseUrl).documentation);
};

/**
 * Makes the REST API from a table of routes, each an operation on the schema; the OpenAPI document comes from the
 * same table.
 */
export function rest(options: RestOptions): Router {
  const { schema, getContext, toClientError } = options;
  const routes = resources.flatMap((resource) => resource.routes);
  const description = openApiDocument(schema, resources);
  const router = Router({ caseSensitive: true });

  router.use(setCacheHeaders);
  router
    .route("/")
    .get(redirectBrowsers, (request, response) =>
      send(request, response, { status: 200, body: { json: makeLinks(request.baseUrl) } }),
    )
    .all(refuseOtherMethods(["GET"]));
  router.use("/docs", docsPage());
  router
    .route("/openapi.json")
    .get((request, response) =>
      send(request, response, { status: 200, body: { json: description } }),
    )
    .all(refuseOtherMethods(["GET"]));
  // The paths keep the order of the table: `/users/by-roles` comes before `/users/:userId`.
  for (const path of new Set(routes.map((route) => route.path))) {
    const endpoints = routes
      .filter((route) => route.path === path)
      .map((route) => prepareEndpoint(schema, route));
    const expressRoute = router.route(path);
    for (const endpoint of endpoints) {
      const { route } = endpoint;
      const isPrivate = route.method !== "GET" || !isPublic(schema, route);
      const handleError: ErrorRequestHandler = (error, request, response, next) =>
        response.headersSent
          ? next(error)
          : sendError(request, response, toClientError(error, getDetails(request)), route.fields);
      expressRoute[methodNames[route.method]](
        ...(isPrivate ? [setNoStore] : []),
        ...(route.bytes ? [options.admitUpload(route.bytes.max)] : []),
        options.admit,
        options.authenticate,
        refuseToken(endpoint, getContext),
        ...(route === recipesRoute ? [options.sendStoredList] : []),
        respond(endpoint, getContext, findCurrent(route, endpoints)),
        handleError,
      );
    }
    expressRoute.all(refuseOtherMethods(endpoints.map(({ route }) => route.method)));
  }
  router.use(() => {
    throw noSuchEndpoint();
  });
  router.use(((error: { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const appError = error instanceof AppError ? error : unreadable(error.status);
    sendError(request, response, appError ?? toClientError(error, getDetails(request)));
  }) satisfies ErrorRequestHandler);
  return router;
}

const methodNames = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;
