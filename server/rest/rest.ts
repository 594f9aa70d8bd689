import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { AppError, methodNotAllowed, noSuchEndpoint, unreadable } from "../errors";
import { detailsOf, type RequestDetails } from "../lib/requestDetails";
import { handler, type RestDependencies, takesVersion } from "./adapter";
import { docsPage } from "./openapi/docsPage";
import { openApiDocument } from "./openapi/openApiDocument";
import { reportListFailure } from "./RecipeList";
import { resources } from "./resources";
import type { Method, Route } from "./Route";
import { send, sendError, setCacheHeaders } from "./send";

interface RestOptions extends RestDependencies {
  /** Masks errors that are not for clients. */
  toClientError: (error: unknown, details: RequestDetails) => AppError;
}

/** The GET of an edit's path, whose ETag `If-Match` names. */
function currentOf(edit: Route, routes: readonly Route[]): Route | undefined {
  if (!takesVersion(edit)) return undefined;
  const current = routes.find(({ method, path }) => method === "GET" && path === edit.path);
  if (!current?.version)
    throw new Error(`${edit.method} ${edit.path}: there is no GET with a version`);
  return current;
}

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
export function rest({ toClientError, ...dependencies }: RestOptions): Router {
  const { schema } = dependencies;
  const routes = resources.flatMap((resource) => resource.routes);
  const description = openApiDocument(schema, resources);
  const router = Router({ caseSensitive: true });

  router.use(setCacheHeaders);
  router.use(reportListFailure);
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
    const endpoints = routes.filter((route) => route.path === path);
    const expressRoute = router.route(path);
    for (const route of endpoints) {
      const handleError: ErrorRequestHandler = (error, request, response, next) =>
        response.headersSent
          ? next(error)
          : sendError(request, response, toClientError(error, detailsOf(request)), route.fields);
      expressRoute[methodNames[route.method]](
        handler(dependencies, route, currentOf(route, routes)),
        handleError,
      );
    }
    expressRoute.all(otherMethods(endpoints.map(({ method }) => method)));
  }
  router.use(() => {
    throw noSuchEndpoint();
  });
  router.use(((error: { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const appError = error instanceof AppError ? error : unreadable(error.status);
    sendError(request, response, appError ?? toClientError(error, detailsOf(request)));
  }) satisfies ErrorRequestHandler);
  return router;
}

const methodNames = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;
