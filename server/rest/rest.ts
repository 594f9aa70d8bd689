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
  /** The step that waits until a request may use the database. */
  admit: RequestHandler;
  /** The step that refuses an upload while there is no room for it, by how many bytes its route receives in memory. */
  admitUpload(max: number): RequestHandler;
  /** The step that finds out who sends a request. */
  authenticate: RequestHandler;
  /** The context of a request that was authenticated. */
  contextOf(request: Request): Context;
  /** The step that responds with the stored list of recipes. */
  sendStoredList: RequestHandler;
  /** Masks errors that are not for clients. */
  toClientError: (error: unknown, details: RequestDetails) => AppError;
}

/** The GET of an edit's path, whose ETag `If-Match` names. */
function currentOf(edit: Route, endpoints: readonly Endpoint[]): Endpoint | undefined {
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

/** Answers OPTIONS, and rejects the methods that a path does not have. */
function otherMethods(methods: readonly Method[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    if (request.method !== "OPTIONS") throw methodNotAllowed();
    response.status(204).end();
  };
}

const linksBelow = (baseUrl: string) => ({
  documentation: `${baseUrl}/docs`,
  openapi: `${baseUrl}/openapi.json`,
});

/** Leads a person who opens the base URL to the documentation. */
const redirectBrowsers: RequestHandler = (request, response, next) => {
  if (request.accepts(["json", "html"]) !== "html") return next();
  response.redirect(linksBelow(request.baseUrl).documentation);
};

/** The REST API: a table of routes, each an operation on the schema, which its document was generated from. */
export function rest(options: RestOptions): Router {
  const { schema, contextOf, toClientError } = options;
  const routes = resources.flatMap((resource) => resource.routes);
  const description = openApiDocument(schema, resources);
  const router = Router({ caseSensitive: true });

  router.use(setCacheHeaders);
  router
    .route("/")
    .get(redirectBrowsers, (request, response) =>
      send(request, response, { status: 200, body: { json: linksBelow(request.baseUrl) } }),
    )
    .all(otherMethods(["GET"]));
  router.use("/docs", docsPage());
  router
    .route("/openapi.json")
    .get((request, response) =>
      send(request, response, { status: 200, body: { json: description } }),
    )
    .all(otherMethods(["GET"]));
  // In the order of the table: `/users/by-roles` comes before `/users/:userId`.
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
        refuseToken(endpoint, contextOf),
        ...(route === recipesRoute ? [options.sendStoredList] : []),
        respond(endpoint, contextOf, currentOf(route, endpoints)),
        handleError,
      );
    }
    expressRoute.all(otherMethods(endpoints.map(({ route }) => route.method)));
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
