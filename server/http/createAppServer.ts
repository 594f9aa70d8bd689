import {
  createServer,
  IncomingMessage,
  type Server,
  type ServerOptions,
  ServerResponse,
} from "node:http";
import type { Express } from "express";

/**
 * Creates a server whose requests have the prototypes of an Express application from the beginning. Express would
 * replace those of each request, after which V8 runs all code that handles it three times as slowly.
 * @see https://expressjs.com/en/guide/overriding-express-api.html
 */
export function createAppServer(app: Express, options: ServerOptions): Server {
  class AppRequest extends IncomingMessage {}
  class AppResponse extends ServerResponse {}
  app.request = Object.setPrototypeOf(AppRequest.prototype, app.request) as Express["request"];
  app.response = Object.setPrototypeOf(AppResponse.prototype, app.response) as Express["response"];
  const server = createServer({
    ...options,
    IncomingMessage: AppRequest,
    ServerResponse: AppResponse,
  });
  return server.on("request", repairTarget);
}

/**
 * Adds a slash to a target that is neither a path nor a URL. Express would run no middleware for
 * it, not even the log's.
 */
function repairTarget(request: IncomingMessage): void {
  const { url = "" } = request;
  if (!url.startsWith("/") && !URL.canParse(url)) request.url = `/${url}`;
}
