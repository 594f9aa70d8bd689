import type { IncomingMessage, ServerResponse } from "node:http";
import accepts from "accepts";
import { LRUCache } from "lru-cache";
import type { Locale } from "../../../shared/locales";
import { readLocale } from "../../http/readLocale";
import { hasPageCookie } from "../../http/pageCookie";
import { getNonce } from "../pageSecurity";
import { getDetails } from "../../lib/requestDetails";
import { PerRequest } from "../../lib/PerRequest";
import type { Client } from "./loadClient";
import { StoredPage } from "./StoredPage";

interface Dependencies {
  client: Pick<Client, "isCanonicalPage">;
  /** Returns a version, which differs after each change of the data that pages show. */
  version(): Promise<string>;
  /** Returns the language for a browser that prefers only unsupported ones. */
  defaultLocale(): Locale;
  maxBytes?: number;
}

/** The HTML of a rendered page. */
export interface PageHtml {
  html: string;
  /** The text of the page's styles. */
  styles: string;
  /** True if the page shows the primary's data; otherwise it is not stored. */
  isCurrent: boolean;
}

/** A request for a page that may be stored. */
interface PageRequest {
  /** A key that all requests for this page share. */
  key: string;
  version: string;
}

const MEGABYTE = 2 ** 20;

/**
 * Stores rendered pages for visitors in memory. A page is rendered once for each URL, locale and version of the data;
 * the pages used least recently are removed.
 */
export class PageStore {
  private readonly pages: LRUCache<string, { version: string; page: StoredPage }>;
  /** The pages that are being rendered, by key and version. */
  private readonly renderings = new Map<string, Promise<StoredPage | null>>();
  private readonly requests = new PerRequest<PageRequest>();

  constructor(private readonly dependencies: Dependencies) {
    this.pages = new LRUCache({
      maxSize: dependencies.maxBytes ?? 64 * MEGABYTE,
      sizeCalculation: ({ page }, key) => page.size + key.length,
    });
  }

  /**
   * Responds with a stored page to a request for HTML; all other requests continue.
   * @throws the error of a version that cannot be read
   */
  readonly sendStoredPage = async (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const key = this.makeKey(request);
    if (key === null) return next();
    const version = await this.dependencies.version();
    const page = this.find({ key, version });
    if (page) return send(request, response, page);
    this.requests.set(request, { key, version });
    next();
  };

  /** Returns true if the page of this request is stored after rendering. */
  isStorable(request: IncomingMessage): boolean {
    return this.requests.get(request) !== undefined;
  }

  /**
   * Responds to a request whose page is not stored: renders the page, or waits for another request that is rendering
   * the same page.
   * @param render responds by itself, and resolves with the page; with null if the page must not be stored
   */
  async render(
    request: IncomingMessage,
    response: ServerResponse,
    render: () => Promise<PageHtml | null>,
  ): Promise<void> {
    const pageRequest = this.requests.get(request);
    if (!pageRequest) return void (await render());
    const rendering = this.renderings.get(makeVersionKey(pageRequest));
    const page = rendering ? await rendering : this.find(pageRequest);
    if (page) return send(request, response, page);
    if (rendering) return void (await render());
    await this.renderAndStore(pageRequest, getNonce(response), render);
  }

  private makeKey(request: IncomingMessage): string | null {
    const { method, headers, url = "" } = request;
    const { client, defaultLocale } = this.dependencies;
    if (method !== "GET" || headers.authorization !== undefined) return null;
    // The page is not stored, because the viewer may be logged in and then gets a separate page.
    if (hasPageCookie(request)) return null;
    if (!client.isCanonicalPage(url)) return null;
    return `${readLocale(request, defaultLocale())} ${url}`;
  }

  private find({ key, version }: PageRequest): StoredPage | null {
    const stored = this.pages.get(key);
    return stored?.version === version ? stored.page : null;
  }

  private async renderAndStore(
    pageRequest: PageRequest,
    nonce: string,
    render: () => Promise<PageHtml | null>,
  ): Promise<void> {
    const { key, version } = pageRequest;
    const content = render();
    const rendering = content
      .then((html) => (html ? StoredPage.from(html.html, nonce, html.styles) : null))
      .catch(() => null);
    this.renderings.set(makeVersionKey(pageRequest), rendering);
    const page = await rendering;
    this.renderings.delete(makeVersionKey(pageRequest));
    const html = await content;
    if (page && html?.isCurrent) this.pages.set(key, { version, page });
  }
}

const makeVersionKey = ({ key, version }: PageRequest): string => `${version} ${key}`;

function send(request: IncomingMessage, response: ServerResponse, page: StoredPage): void {
  getDetails(request).isStored = true;
  const nonce = getNonce(response);
  const vary = [response.getHeader("Vary") ?? [], "Cookie, Accept-Language"].flat();
  const isCompressed = accepts(request).encoding("gzip") !== false;
  const parts = isCompressed ? page.gzip(nonce) : page.html(nonce);
  response.setHeader("Content-Type", "text/html; charset=utf-8");
  response.setHeader("Cache-Control", "no-cache");
  response.setHeader("Vary", vary.join(", "));
  response.setHeader(
    "Content-Length",
    parts.reduce((sum, { length }) => sum + length, 0),
  );
  if (isCompressed) response.setHeader("Content-Encoding", "gzip");
  // The response is corked, so that all parts are sent together with the headers.
  response.cork();
  for (const part of parts) response.write(part);
  response.end();
}
