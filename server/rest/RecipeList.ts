import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";
import { runOperation } from "../graphql/internalOperation";
import type { Context } from "../graphql/context";
import { resources } from "./resources";
import { RestRequest } from "./RestRequest";
import { matches } from "./send";
import { storeBody, type StoredBody } from "./StoredBody";
import type { RecipesQuery } from "./routes/recipes.generated";

interface Dependencies {
  /** Another one for every other list. */
  version(): Promise<string>;
  schema: GraphQLSchema;
  contextOf(request: IncomingMessage, response: ServerResponse): Promise<Context>;
  visitorContext(maxPageSize: number): Context;
}

/** How many recipes are read by one statement: the event loop serves other requests in between. */
const PAGE_SIZE = 1_000;

const BASE_URL = "/api";
const PATH = "/recipes";

/** Requests whose list could not be made. */
const failures = new WeakMap<IncomingMessage, unknown>();

/** Reports why the list could not be made, in the format of the other endpoints. */
export const reportListFailure: RequestHandler = (request, _response, next) =>
  next(failures.get(request));

/**
 * `GET /api/recipes` without parameters. The body is made once for each version of the data, whoever asks,
 * and needs no more memory for a large collection.
 */
export class RecipeList {
  private stored: { version: string; body: Promise<StoredBody> } | null = null;

  constructor(private readonly dependencies: Dependencies) {}

  /** Responds to such requests; those with an invalid token go on to the endpoint. */
  readonly middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead || request.url !== BASE_URL + PATH) return next();
    const handle = async () => {
      const { authError } = await this.dependencies.contextOf(request, response);
      if (authError) return next();
      await send(request, response, await this.current());
    };
    handle().catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      failures.set(request, error);
      next();
    });
  };

  async close(): Promise<void> {
    await this.stored?.body.then(remove, () => undefined);
  }

  /** The body as of now; callers with the same version share one. */
  private async current(): Promise<StoredBody> {
    const version = await this.dependencies.version();
    if (this.stored?.version === version) return this.stored.body;
    const previous = this.stored?.body;
    const body = this.make(previous);
    this.stored = { version, body };
    body.catch(() => {
      if (this.stored?.body === body) this.stored = null;
    });
    return body;
  }

  /** One after the other, so that edits during a long read do not start more and more of them. */
  private async make(previous: Promise<StoredBody> | undefined): Promise<StoredBody> {
    await previous?.then(remove, () => undefined);
    return storeBody(this.parts());
  }

  /** The JSON page by page: large collections are not read at once. */
  private async *parts(): AsyncGenerator<string> {
    const { schema, visitorContext } = this.dependencies;
    const request = new RestRequest({}, {}, {}, BASE_URL);
    let after: string | null = null;
    yield "[";
    do {
      const variables = { ...route.variables?.(request), first: PAGE_SIZE, after };
      const context = visitorContext(PAGE_SIZE);
      const data = await runOperation(schema, route.document, variables, context);
      const { body } = route.response.reply(data, request, context.services);
      const json = JSON.stringify(body && "json" in body ? body.json : []);
      yield (after === null || json === "[]" ? "" : ",") + json.slice(1, -1);
      const { hasNextPage, endCursor } = (data as RecipesQuery).recipes.pageInfo;
      after = hasNextPage ? endCursor : null;
    } while (after !== null);
    yield "]";
  }
}

const remove = (body: StoredBody) => body.remove();

const route = resources
  .flatMap(({ routes }) => routes)
  .find(({ method, path }) => method === "GET" && path === PATH)!;

async function send(request: IncomingMessage, response: ServerResponse, body: StoredBody) {
  const vary = [response.getHeader("Vary") ?? [], "Authorization, Accept"].flat();
  response.setHeader("Cache-Control", "private, no-cache");
  response.setHeader("Vary", vary.join(", "));
  response.setHeader("ETag", body.etag);
  if (matches(request.headers["if-none-match"] ?? "", body.etag, "weak")) {
    return void response.writeHead(304).end();
  }
  response.setHeader("Content-Type", "application/json; charset=utf-8");
  response.setHeader("Content-Length", body.length);
  if (request.method === "HEAD") return void response.end();
  await body.sendTo(response);
}
