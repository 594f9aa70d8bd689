import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import type { GraphQLSchema } from "graphql";
import { LRUCache } from "lru-cache";
import { runOperation } from "../graphql/internalOperation";
import type { Context } from "../graphql/context";
import { EncodedBody } from "./EncodedBody";
import { BASE_URL, RECIPES_URL, recipesRoute as route } from "./recipesRoute";
import { RestRequest } from "./RestRequest";
import { isRead, respondStored, type StoredDependencies } from "./respondStored";
import { storeBody } from "./StoredBody";

interface Dependencies extends StoredDependencies {
  /** Another one for every other list. */
  version(): Promise<string>;
  schema: GraphQLSchema;
  visitorContext(): Context;
}

interface RecipePage {
  version: string;
  body: EncodedBody;
  /** The headers that belong to it. */
  headers: Record<string, string>;
}

const MEGABYTE = 2 ** 20;

const BEGIN = `${RECIPES_URL}?`;

/** What a page depends on, besides the recipes. */
const PARAMETERS: ReadonlySet<string> = new Set(["first", "after", "sort"]);

/** Orders that change with recipes only: ratings come with reviews, and relevance with a search. */
const SORTS: ReadonlySet<string> = new Set(["name-asc", "name-desc", "newest"]);

/** The parameters of a page that may be stored; null for every other request. */
function readQuery(request: IncomingMessage): Record<string, string> | null {
  const { url = "" } = request;
  if (!isRead(request) || !url.startsWith(BEGIN)) return null;
  const given = [...new URLSearchParams(url.slice(BEGIN.length))];
  const query = Object.fromEntries(given);
  const { first, after, sort } = query;
  const isPlain =
    Object.keys(query).length === given.length && given.every(([name]) => PARAMETERS.has(name));
  const isStored = isPlain && (first || after) && (sort === undefined || SORTS.has(sort));
  return isStored ? query : null;
}

/**
 * Pages of `GET /api/recipes` without filters, in memory. Each is made once for each version of the data, whoever asks;
 * those used least recently make room for others.
 */
export class RecipePages {
  private readonly stored = new LRUCache<string, RecipePage>({
    maxSize: 32 * MEGABYTE,
    // With its compressed forms.
    sizeCalculation: ({ body }, url) => 2 * body.plain.length + url.length,
  });
  /** Pages that are being made, by URL and version. */
  private readonly making = new Map<string, Promise<RecipePage>>();

  constructor(private readonly dependencies: Dependencies) {}

  /** Responds to such requests; those with an invalid token or a wrong parameter go on to the endpoint. */
  readonly middleware = (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void => {
    const query = readQuery(request);
    if (!query) return next();
    // A wrong parameter fails at the endpoint, too, which reports it.
    respondStored(this.dependencies, { request, response, next }, async () => {
      const { headers, body } = await this.current(request.url!, query);
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      return body;
    });
  };

  /** A page as of now; callers with the same version share one. */
  private async current(url: string, query: Record<string, string>): Promise<RecipePage> {
    const version = await this.dependencies.version();
    const stored = this.stored.get(url);
    if (stored?.version === version) return stored;
    const key = `${version} ${url}`;
    const making = this.making.get(key) ?? this.make(version, query);
    this.making.set(key, making);
    try {
      const page = await making;
      this.stored.set(url, page);
      return page;
    } finally {
      this.making.delete(key);
    }
  }

  private async make(version: string, query: Record<string, string>): Promise<RecipePage> {
    const { schema, visitorContext } = this.dependencies;
    const request = new RestRequest({}, query, {}, BASE_URL);
    const variables = { ...route.variables?.(request) };
    if (request.error) throw request.error;
    const context = visitorContext();
    const data = await runOperation(schema, route.document, variables, context);
    const { body, headers = {} } = route.response.reply(data, request, context.services, () =>
      Promise.reject(new Error("A page has no further pages.")),
    );
    const json = JSON.stringify(body && "json" in body ? body.json : []);
    return { version, headers, body: new EncodedBody(await storeBody(Readable.from([json]))) };
  }
}
