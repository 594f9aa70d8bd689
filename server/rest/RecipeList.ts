import type { IncomingMessage } from "node:http";
import { setImmediate as immediate } from "node:timers/promises";
import type { Request, RequestHandler } from "express";
import type { GraphQLSchema } from "graphql";
import type { Context } from "../graphql/context";
import { getDetails } from "../lib/requestDetails";
import { executeOrThrow, type Operation, prepareOperation } from "../graphql/execute";
import { EncodedBody, type Encoding } from "./EncodedBody";
import { resources } from "./resources";
import { RestRequest } from "./RestRequest";
import type { RecipesQuery } from "./routes/recipes.generated";
import { storeBody } from "./StoredBody";

/**
 * The number of recipes that one statement reads, between which the event loop serves other
 * requests.
 */
export const PAGE_SIZE = 125;

/** The endpoint of the list. */
export const recipesRoute = resources
  .flatMap(({ routes }) => routes)
  .find(({ method, path }) => method === "GET" && path === "/recipes")!;

/** A request without parameters, from which the list is made. */
const emptyRequest = new RestRequest({}, {}, {}, "/api");

interface Dependencies {
  schema: GraphQLSchema;
  /** Returns a version, which differs after each change of the list. */
  version(db: Context["db"]): Promise<string>;
  /** Chooses the best encoding that a client accepts; null for an uncompressed body. */
  chooseEncoding(request: IncomingMessage): Encoding | null;
  /** Returns the context of an authenticated request. */
  getContext(request: Request): Context;
  visitorContext(maxPageSize: number): Context;
}

interface CurrentList {
  body: Promise<EncodedBody>;
  /** True if the body is made for another request. */
  isStored: boolean;
}

interface ListPage {
  data: RecipesQuery;
  services: Context["services"];
}

/**
 * `GET /api/recipes` without parameters. The body is made once for each version of the data, and compressed once for
 * each encoding. It needs no more memory for a large collection.
 */
export class RecipeList {
  private storedList: { version: string; body: Promise<EncodedBody> } | null = null;
  private readonly operation: Operation;

  constructor(private readonly dependencies: Dependencies) {
    this.operation = prepareOperation(dependencies.schema, recipesRoute.document);
  }

  /** Responds with the stored list; requests with parameters continue to the next handler. */
  readonly sendStoredList: RequestHandler = async (request, response, next) => {
    if (Object.keys(request.query).length > 0) return next();
    const { getContext, chooseEncoding } = this.dependencies;
    const context = getContext(request);
    const list = await this.current(context);
    if (list.isStored) getDetails(request).isStored = true;
    const body = await list.body;
    response.set("Cache-Control", "private, no-cache");
    try {
      await context.withoutDatabase(() => body.send(request, response, chooseEncoding(request)));
    } catch (error) {
      if (!response.headersSent) throw error;
      response.destroy();
    }
  };

  async close(): Promise<void> {
    await this.storedList?.body.then(remove, () => undefined);
  }

  /**
   * Returns the current list; requests for the same version share one. While the primary is unavailable, visitors get
   * the data of a replica. Other users do not, because their own writes could be missing.
   */
  private async current(context: Context): Promise<CurrentList> {
    const { visitorContext } = this.dependencies;
    const reader = context.viewer ? context : visitorContext(PAGE_SIZE);
    const version = await this.dependencies.version(reader.db);
    const wantedVersion = reader.isCurrent ? version : markReplicaVersion(version);
    if (this.storedList?.version === wantedVersion)
      return { body: this.storedList.body, isStored: true };
    const markOutdated = () => (newList.version = markReplicaVersion(version));
    const newList = {
      version: wantedVersion,
      body: this.make(this.storedList?.body, markOutdated),
    };
    this.storedList = newList;
    newList.body.catch(() => {
      if (this.storedList === newList) this.storedList = null;
    });
    return { body: newList.body, isStored: false };
  }

  /**
   * Makes one body after the other, so that edits during a long read do not start more and more of them. The previous
   * body remains until then, for responses that are about to send it.
   */
  private async make(
    previous: Promise<EncodedBody> | undefined,
    markOutdated: () => void,
  ): Promise<EncodedBody> {
    await previous?.catch(() => undefined);
    try {
      return new EncodedBody(await storeBody(this.readAll(markOutdated)));
    } finally {
      await previous?.then(remove, () => undefined);
    }
  }

  /** Reads the list as JSON, page by page. The database reads a page while the previous one is written. */
  private async *readAll(markOutdated: () => void): AsyncGenerator<string> {
    let separator = "[";
    for (let reading: Promise<ListPage> | null = this.readPage(null, markOutdated); reading;) {
      const { data, services }: ListPage = await reading;
      const { hasNextPage, endCursor }: RecipesQuery["recipes"]["pageInfo"] = data.recipes.pageInfo;
      reading = hasNextPage ? this.readPage(endCursor, markOutdated) : null;
      // The error is handled when the page is awaited, unless writing has failed before.
      reading?.catch(() => undefined);
      // The statement is sent before this page is written.
      await immediate();
      const { body } = recipesRoute.response.reply(data, emptyRequest, services, () =>
        Promise.reject(new Error("The list is paged here.")),
      );
      const json = JSON.stringify(body && "json" in body ? body.json : []).slice(1, -1);
      if (json === "") continue;
      yield separator + json;
      separator = ",";
    }
    yield separator === "[" ? "[]" : "]";
  }

  private async readPage(after: string | null, markOutdated: () => void): Promise<ListPage> {
    const { visitorContext } = this.dependencies;
    const variables = { ...recipesRoute.variables?.(emptyRequest), first: PAGE_SIZE, after };
    const context = visitorContext(PAGE_SIZE);
    const data = await executeOrThrow(this.operation, variables, context);
    if (!context.isCurrent) markOutdated();
    return { data: data as RecipesQuery, services: context.services };
  }
}

/**
 * Makes a version that differs from all of the primary's, so that the list is read again when the
 * primary responds.
 */
const markReplicaVersion = (version: string) => `${version} of a replica`;

const remove = (body: EncodedBody) => body.remove();
