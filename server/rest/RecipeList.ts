import type { IncomingMessage, ServerResponse } from "node:http";
import { setImmediate as immediate } from "node:timers/promises";
import type { RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";
import { runOperation } from "../graphql/internalOperation";
import type { Context } from "../graphql/context";
import { PerRequest } from "../lib/PerRequest";
import { EncodedBody } from "./EncodedBody";
import { resources } from "./resources";
import { RestRequest } from "./RestRequest";
import { isRead, respondStored, type StoredDependencies } from "./respondStored";
import { storeBody } from "./StoredBody";
import type { RecipesQuery } from "./routes/recipes.generated";

/** What a statement reads of the list. */
interface Page {
  data: RecipesQuery;
  services: Context["services"];
}

interface Dependencies extends StoredDependencies {
  /** Another one for every other list. */
  version(db: Context["db"]): Promise<string>;
  schema: GraphQLSchema;
  visitorContext(maxPageSize: number): Context;
}

/** How many recipes are read by one statement: the event loop serves other requests in between. */
export const PAGE_SIZE = 250;

/** The first statement reads fewer: nothing can be written before its rows are there. */
export const FIRST_PAGE_SIZE = 100;

/** Below which all endpoints are. */
export const BASE_URL = "/api";
const PATH = "/recipes";

/** The address of the list, and of its pages with their parameters. */
export const RECIPES_URL = BASE_URL + PATH;

/** The endpoint of the list. */
export const recipesRoute = resources
  .flatMap(({ routes }) => routes)
  .find(({ method, path }) => method === "GET" && path === PATH)!;

const plainRequest = new RestRequest({}, {}, {}, BASE_URL);

/** Requests whose list could not be made. */
const failures = new PerRequest<unknown>();

/** Reports why the list could not be made, in the format of the other endpoints. */
export const reportListFailure: RequestHandler = (request, _response, next) =>
  next(failures.get(request));

/**
 * `GET /api/recipes` without parameters. The body is made once for each version of the data, whoever asks,
 * compressed once for each encoding, and needs no more memory for a large collection.
 */
export class RecipeList {
  private stored: { version: string; body: Promise<EncodedBody> } | null = null;

  constructor(private readonly dependencies: Dependencies) {}

  /** Responds to such requests; those with an invalid token go on to the endpoint. */
  readonly middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    if (!isRead(request) || request.url !== RECIPES_URL) return next();
    const exchange = { request, response, next };
    const failed = (error: unknown) => failures.set(request, error);
    respondStored(this.dependencies, exchange, (context) => this.current(context), failed);
  };

  async close(): Promise<void> {
    await this.stored?.body.then(remove, () => undefined);
  }

  /**
   * The body as of now; callers with the same version share one. While the primary does not answer, it is made of
   * what a replica knows, for visitors: others could miss what they have written.
   */
  private async current(context: Context): Promise<EncodedBody> {
    const { visitorContext } = this.dependencies;
    const reader = context.viewer ? context : visitorContext(PAGE_SIZE);
    const version = await this.dependencies.version(reader.db);
    const wanted = reader.isCurrent ? version : ofReplica(version);
    if (this.stored?.version === wanted) return this.stored.body;
    const markOutdated = () => (stored.version = ofReplica(version));
    const stored = { version: wanted, body: this.make(this.stored?.body, markOutdated) };
    this.stored = stored;
    stored.body.catch(() => {
      if (this.stored === stored) this.stored = null;
    });
    return stored.body;
  }

  /**
   * One after the other, so that edits during a long read do not start more and more of them. The previous
   * body is there until then, for responses that are about to send it.
   */
  private async make(
    previous: Promise<EncodedBody> | undefined,
    markOutdated: () => void,
  ): Promise<EncodedBody> {
    await previous?.catch(() => undefined);
    try {
      return new EncodedBody(await storeBody(this.parts(markOutdated)));
    } finally {
      await previous?.then(remove, () => undefined);
    }
  }

  /**
   * The JSON page by page: large collections are not read at once. The database reads a page while the one before it
   * is written.
   * @param markOutdated called if a replica has answered
   */
  private async *parts(markOutdated: () => void): AsyncGenerator<string> {
    let page: Promise<Page> | null = this.read(null, markOutdated);
    let begin = "[";
    while (page) {
      const { data, services }: Page = await page;
      const { hasNextPage, endCursor }: Page["data"]["recipes"]["pageInfo"] = data.recipes.pageInfo;
      page = hasNextPage ? this.read(endCursor, markOutdated) : null;
      // An error is thrown where the page is awaited, unless writing has failed by then.
      page?.catch(() => undefined);
      // Lets the statement go out before this page is written.
      await immediate();
      const { body } = recipesRoute.response.reply(data, plainRequest, services, () =>
        Promise.reject(new Error("The list is paged here.")),
      );
      const json = JSON.stringify(body && "json" in body ? body.json : []);
      yield json === "[]" ? "" : begin + json.slice(1, -1);
      if (json !== "[]") begin = ",";
    }
    yield begin === "[" ? "[]" : "]";
  }

  private async read(after: string | null, markOutdated: () => void): Promise<Page> {
    const { schema, visitorContext } = this.dependencies;
    const first = after === null ? FIRST_PAGE_SIZE : PAGE_SIZE;
    const variables = { ...recipesRoute.variables?.(plainRequest), first, after };
    const context = visitorContext(PAGE_SIZE);
    const data = await runOperation(schema, recipesRoute.document, variables, context);
    if (!context.isCurrent) markOutdated();
    return { data: data as RecipesQuery, services: context.services };
  }
}

/** Another version than any of the primary's, which is asked for as soon as that answers. */
const ofReplica = (version: string) => `${version} of a replica`;

const remove = (body: EncodedBody) => body.remove();
