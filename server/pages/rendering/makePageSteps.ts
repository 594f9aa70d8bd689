import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
} from "express";
import { httpStatus } from "../../errors";
import type { Contexts } from "../../http/Contexts";
import { getDetails } from "../../lib/requestDetails";
import { brotliAssets } from "./brotliAssets";
import type { Client } from "./builtClient";
import type { Context } from "../../graphql/context";
import { streamPage } from "./streamPage";
import { headTags, refusedTags } from "../metadata/PageMetaTags";
import { type PageMetaResolver, pageMeta } from "../metadata/pageMeta";
import { makePage } from "./makePage";
import { nonceOf } from "../pageSecurity";
import { retryHeaders } from "../../http/retryHeaders";
import type { DrawnPage, PageStore } from "./PageStore";
import { screens } from "./screens";
import type { Site } from "../metadata/Site";
import { texts } from "../metadata/texts";

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type PageHandler = RequestHandler<Record<string, string>>;

/** The steps of pages. */
export interface PageSteps {
  /** Sends the not-found page for a path that cannot be decoded, as no browser writes one by itself. */
  refuseMalformedPath: RequestHandler;
  /** Leaves requests for anything but HTML to other routes. */
  requireHtml: RequestHandler;
  /** Authenticates a request by its cookie. */
  authenticate: RequestHandler;
  /** Renders a page with its head and its screen, by the path of its route. */
  render: Record<string, PageHandler>;
  /** Sends the page of an error that occurs before a page is rendered. */
  sendError: ErrorRequestHandler;
  /** Sends the page without a screen, which the browser renders. */
  sendPlain: RequestHandler;
}

/** The files of the client's build that have a hash in their name. */
export const assets = ({ folder }: Client): RequestHandler[] => [
  brotliAssets(join(folder, "assets")),
  express.static(join(folder, "assets"), { immutable: true, maxAge: A_YEAR_MS, index: false }),
  (_request, response) => void response.status(404).type("text").send("Not found."),
];

/** Returns true for a URL that can be decoded. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** A path with a file extension, such as `logo.png`, for which no page is served. */
const FILE = /\.\w+$/;

/** Makes the steps that send pages: as they are for all addresses, or with a head and a screen of their own. */
export function makePageSteps(
  client: Client,
  site: Site,
  store: PageStore,
  contexts: Contexts,
): PageSteps {
  const pageOf = makePage(client.template, site.settings);
  const screenOf = screens(client.renderer, site);

  const sendPage = (response: Response, tags: string | null) => {
    const { before, after } = pageOf({ nonce: nonceOf(response), tags });
    response.send(before + after);
  };

  const asPage = (request: Request, response: Response): boolean => {
    if (!request.accepts("html")) return false;
    response.type("html").set("Cache-Control", "no-cache");
    return true;
  };

  /** The not-found screen is rendered at the requested URL. */
  const sendNotFound: RequestHandler = (request, response, next) => {
    if (FILE.test(request.path) || !asPage(request, response)) return next();
    response.status(404);
    sendPage(response, refusedTags(texts.notFound));
  };

  /** Sends a page with its screen. @returns null if another request may get another page */
  const draw = async (
    headOf: PageMetaResolver,
    request: Request<Record<string, string>>,
    response: Response,
    context: Context,
  ): Promise<DrawnPage | null> => {
    response.vary("Cookie, Accept-Language");
    const nonce = nonceOf(response);
    const [tags, rendered] = await Promise.all([
      tagsOf(site, headOf, request, response, context),
      screenOf(request as Request, nonce, context),
    ]);
    if (tags === null || rendered === null) {
      sendPage(response, tags);
      return null;
    }
    const { language, initialState, modules } = rendered;
    const viewerId = context.viewer?.userId ?? null;
    const files = client.filesOf(modules);
    const screen = { language, viewerId, initialState, ...files };
    const page = pageOf({ nonce, tags, screen });
    const html = await streamPage(response, page, rendered, {
      failed: (error) => site.toClientError(error, getDetails(request)),
      instead: () => sendPage(response, tags),
    });
    if (html === null || response.statusCode !== 200) return null;
    return { html, styles: files.styles.text, isCurrent: context.isCurrent };
  };

  const renderWith =
    (headOf: PageMetaResolver): PageHandler =>
    async (request, response) => {
      const context = contexts.of(request);
      if (!context.viewer) {
        return store.draw(request, response, () => draw(headOf, request, response, context));
      }
      response.set("Cache-Control", "private, no-store");
      await draw(headOf, request, response, context);
    };

  return {
    refuseMalformedPath: (request, response, next) =>
      isReadable(request.path) ? next() : sendNotFound(request, response, next),
    requireHtml: (request, response, next) => (asPage(request, response) ? next() : next("route")),
    async authenticate(request, response, next) {
      await contexts.authenticatePage(request, response, store.stores(request));
      next();
    },
    render: Object.fromEntries(
      Object.entries(pageMeta(site)).map(([path, headOf]) => [path, renderWith(headOf)]),
    ),
    sendError(error, request, response, next) {
      if (response.headersSent) return next(error);
      sendPage(response, tagsOfError(site, error, request, response));
    },
    sendPlain(request, response, next) {
      const status = client.statusOfScreen(request.path);
      if (status === 404) return sendNotFound(request, response, next);
      if (!asPage(request, response)) return next();
      response.status(status);
      sendPage(response, null);
    },
  };
}

/** The metadata tags of a page, or of the error that occurs instead. */
async function tagsOf(
  site: Site,
  headOf: PageMetaResolver,
  request: Request<Record<string, string>>,
  response: Response,
  context: Context,
): Promise<string | null> {
  try {
    return headTags(site.url(), await headOf(request, context));
  } catch (error) {
    return tagsOfError(site, error, request, response);
  }
}

/** Sets the status of an error. @returns the metadata tags of its page; null for an unexpected error */
function tagsOfError(
  site: Site,
  error: unknown,
  request: IncomingMessage,
  response: Response,
): string | null {
  const { code, extensions } = site.toClientError(error, getDetails(request));
  response.status(httpStatus[code]).set(retryHeaders(extensions));
  if (httpStatus[code] >= 500) return null;
  return refusedTags(code === "NOT_FOUND" ? texts.notFound : texts.failed);
}
