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
import type { Client } from "./loadClient";
import type { Context } from "../../graphql/context";
import { streamPage } from "./streamPage";
import { renderHeadTags, renderRefusalTags } from "../metadata/PageMetaTags";
import { type PageMetaResolver, pageMeta } from "../metadata/pageMeta";
import { makePage } from "./makePage";
import { getNonce } from "../pageSecurity";
import { makeRetryHeaders } from "../../http/makeRetryHeaders";
import type { PageHtml, PageStore } from "./PageStore";
import { makeScreenRenderer } from "./makeScreenRenderer";
import type { Site } from "../metadata/Site";
import { texts } from "../metadata/texts";

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

type PageHandler = RequestHandler<Record<string, string>>;

/** The middleware for pages. */
export interface PageSteps {
  /** Sends the not-found page for a path that cannot be decoded; browsers do not send such paths. */
  refuseMalformedPath: RequestHandler;
  /** Leaves requests for other types than HTML to other routes. */
  requireHtml: RequestHandler;
  /** Authenticates a request by its cookie. */
  authenticate: RequestHandler;
  /** Renders a page with its head and its screen, by the path of its route. */
  render: Record<string, PageHandler>;
  /** Sends the page of an error that occurs before a page is rendered. */
  sendError: ErrorRequestHandler;
  /** Sends the page without a screen, which the browser renders. */
  sendUnrendered: RequestHandler;
}

/** Serves the files of the client's build that have a hash in their name. */
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

/** Matches a path with a file extension, such as `logo.png`, for which no page is served. */
const FILE = /\.\w+$/;

/**
 * Makes the middleware that sends pages, either without a screen or rendered with a head and a
 * screen.
 */
export function makePageSteps(
  client: Client,
  site: Site,
  store: PageStore,
  contexts: Contexts,
): PageSteps {
  const fillPage = makePage(client.template, site);
  const renderScreen = makeScreenRenderer(client.renderer, site);

  const sendPage = (response: Response, tags: string | null) => {
    const { before, after } = fillPage({ nonce: getNonce(response), tags });
    response.send(before + after);
  };

  const prepareHtml = (request: Request, response: Response): boolean => {
    if (!request.accepts("html")) return false;
    response.type("html").set("Cache-Control", "no-cache");
    return true;
  };

  /** Renders the not-found screen at the requested URL. */
  const sendNotFound: RequestHandler = (request, response, next) => {
    if (FILE.test(request.path) || !prepareHtml(request, response)) return next();
    response.status(404);
    sendPage(response, renderRefusalTags(site.name(), texts.notFound));
  };

  /**
   * Sends a page with its screen.
   * @returns null if another request may get another page
   */
  const renderPage = async (
    resolveMeta: PageMetaResolver,
    request: Request<Record<string, string>>,
    response: Response,
    context: Context,
  ): Promise<PageHtml | null> => {
    response.vary("Cookie, Accept-Language");
    const nonce = getNonce(response);
    const [tags, renderedPage] = await Promise.all([
      renderTags(site, resolveMeta, request, response, context),
      renderScreen(request as Request, nonce, context),
    ]);
    if (tags === null || renderedPage === null) {
      sendPage(response, tags);
      return null;
    }
    const { language, initialState, modules } = renderedPage;
    const viewerId = context.viewer?.userId ?? null;
    const files = client.findFiles(modules);
    const screen = { language, viewerId, initialState, ...files };
    const page = fillPage({ nonce, tags, screen });
    const html = await streamPage(response, page, renderedPage, {
      reportError: (error) => site.toClientError(error, getDetails(request)),
      sendFallback: () => sendPage(response, tags),
    });
    if (html === null || response.statusCode !== 200) return null;
    return { html, styles: files.styles.text, isCurrent: context.isCurrent };
  };

  const makeRenderStep =
    (resolveMeta: PageMetaResolver): PageHandler =>
    async (request, response) => {
      const context = contexts.get(request);
      if (!context.viewer) {
        return store.render(request, response, () =>
          renderPage(resolveMeta, request, response, context),
        );
      }
      response.set("Cache-Control", "private, no-store");
      await renderPage(resolveMeta, request, response, context);
    };

  return {
    refuseMalformedPath: (request, response, next) =>
      isReadable(request.path) ? next() : sendNotFound(request, response, next),
    requireHtml: (request, response, next) =>
      prepareHtml(request, response) ? next() : next("route"),
    async authenticate(request, response, next) {
      await contexts.authenticatePage(request, response, store.isStorable(request));
      next();
    },
    render: Object.fromEntries(
      Object.entries(pageMeta(site)).map(([path, resolveMeta]) => [
        path,
        makeRenderStep(resolveMeta),
      ]),
    ),
    sendError(error, request, response, next) {
      if (response.headersSent) return next(error);
      sendPage(response, renderErrorTags(site, error, request, response));
    },
    sendUnrendered(request, response, next) {
      const status = client.readScreenStatus(request.path);
      if (status === 404) return sendNotFound(request, response, next);
      if (!prepareHtml(request, response)) return next();
      response.status(status);
      sendPage(response, null);
    },
  };
}

/** Renders the metadata tags of a page, or of the error that occurs instead. */
async function renderTags(
  site: Site,
  resolveMeta: PageMetaResolver,
  request: Request<Record<string, string>>,
  response: Response,
  context: Context,
): Promise<string | null> {
  try {
    return renderHeadTags(site.url(), site.name(), await resolveMeta(request, context));
  } catch (error) {
    return renderErrorTags(site, error, request, response);
  }
}

/** Sets the status of an error. @returns the metadata tags of its page; null for an unexpected error */
function renderErrorTags(
  site: Site,
  error: unknown,
  request: IncomingMessage,
  response: Response,
): string | null {
  const { code, extensions } = site.toClientError(error, getDetails(request));
  response.status(httpStatus[code]).set(makeRetryHeaders(extensions));
  if (httpStatus[code] >= 500) return null;
  return renderRefusalTags(site.name(), code === "NOT_FOUND" ? texts.notFound : texts.failed);
}
