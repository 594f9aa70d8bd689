import { type ErrorRequestHandler, type RequestHandler, Router } from "express";
import { AppError, methodNotAllowed, noSuchCall, unreadable } from "../errors";
import { type RestDependencies, handler, type Operation, prepare, takesVersion } from "./adapter";
import { apiDescription } from "./openapi/apiDescription";
import { docsPage } from "./openapi/docsPage";
import type { Method } from "./Route";
import { resources } from "./routes";
import { send, sendRefusal, tellCaches } from "./send";

/** What the application lends this door. */
interface Lent extends RestDependencies {
  /** What people are told of an error. */
  toClientError: (error: unknown) => AppError;
}

/** The GET at the path of an edit, whose answer `If-Match` names. */
function currentOf(edit: Operation, operations: readonly Operation[]): Operation | undefined {
  if (!takesVersion(edit)) return undefined;
  const { path } = edit.route;
  const current = operations.find(({ route }) => route.method === "GET" && route.path === path);
  if (!current?.route.version) throw new Error(`PUT ${path}: there is no GET with a version`);
  return current;
}

/** Refuses a method that a path does not have, and says which it has. */
function otherMethods(methods: readonly Method[]): RequestHandler {
  const allowed = [...methods, ...(methods.includes("GET") ? ["HEAD"] : []), "OPTIONS"].join(", ");
  return (request, response) => {
    response.set("Allow", allowed);
    if (request.method !== "OPTIONS") throw methodNotAllowed();
    response.status(204).end();
  };
}

/** REST: a table of rows, each a document on the one schema. A row that does not fit it throws. */
export function rest({ toClientError, ...door }: Lent): Router {
  const operations = resources
    .flatMap(({ routes }) => routes)
    .map((route) => prepare(door.schema, route));
  const description = apiDescription(door.schema, resources);
  const router = Router({ caseSensitive: true });

  router.use(tellCaches);
  router.use("/docs", docsPage());
  router
    .route("/openapi.json")
    .get((request, response) =>
      send(request, response, { status: 200, body: { json: description } }),
    )
    .all(otherMethods(["GET"]));
  // In the order of the table, so that `/users/by-roles` is no user.
  for (const path of new Set(operations.map(({ route }) => route.path))) {
    const place = router.route(path);
    const here = operations.filter(({ route }) => route.path === path);
    for (const operation of here) {
      const { method, fields } = operation.route;
      const run = handler(door, operation, currentOf(operation, operations));
      const refuse: ErrorRequestHandler = (error, request, response, next) =>
        response.headersSent
          ? next(error)
          : sendRefusal(request, response, toClientError(error), fields);
      place[methodNames[method]](run, refuse);
    }
    place.all(otherMethods(here.map(({ route }) => route.method)));
  }
  router.use(() => {
    throw noSuchCall();
  });
  router.use(((error: { status?: number }, request, response, next) => {
    if (response.headersSent) return next(error);
    const failure = error instanceof AppError ? error : unreadable(error.status);
    sendRefusal(request, response, failure ?? toClientError(error));
  }) satisfies ErrorRequestHandler);
  return router;
}

const methodNames = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" } as const;
