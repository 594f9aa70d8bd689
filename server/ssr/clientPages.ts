import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { httpStatus } from "../errors";
import { detailsOf } from "../lib/requestDetails";
import { brotliAssets } from "./brotliAssets";
import type { Client } from "./builtClient";
import type { Context } from "../graphql/context";
import type { FindPageContext } from "./findPageContext";
import { streamPage } from "./streamPage";
import { headTags, refusedTags } from "../seo/PageMetaTags";
import { type PageMetaResolver, pageMeta } from "../seo/pageMeta";
import { makePage } from "./makePage";
import { nonceOf } from "../http/pageSecurity";
import { retryHeaders } from "../http/retryHeaders";
import type { DrawnPage, PageStore } from "./PageStore";
import { screens } from "./screens";
import type { Site } from "../seo/Site";
import { texts } from "../seo/texts";

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** Serves the client: its files, and its page for every URL of a screen. */
export function clientPages(
  client: Client,
  site: Site,
  store: PageStore,
  findContext: FindPageContext,
): Router {
  const assets = join(client.folder, "assets");
  const { plainly, missing, drawn } = pages(client, site, store, findContext);
  const router = Router()
    .use((request, response, next) =>
      isReadable(request.path) ? next() : missing(request, response, next),
    )
    .use(
      "/assets",
      brotliAssets(assets),
      express.static(assets, { immutable: true, maxAge: A_YEAR_MS, index: false }),
      (_request, response) => void response.status(404).type("text").send("Not found."),
    )
    .use(express.static(client.folder, { index: false }));
  // Screens for logged-in users, not recipes.
  const memberScreens = ["new", "book", "import", "deleted", "own"].map(
    (name) => `/recipes/${name}`,
  );
  router.get(memberScreens, plainly);
  for (const [path, headOf] of Object.entries(pageMeta(site))) router.get(path, drawn(headOf));
  return router.get("/{*path}", plainly);
}

/** Whether an address can be decoded, as every one that a browser writes by itself. */
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

/** Sends pages: as they are for all addresses, or with a head and a screen of their own. */
function pages(client: Client, site: Site, store: PageStore, findContext: FindPageContext) {
  const pageOf = makePage(client.template, site.settings);
  const screenOf = screens(client.renderer, site);

  const sendPlain = (response: Response, tags: string | null) => {
    const { before, after } = pageOf({ nonce: nonceOf(response), tags });
    response.send(before + after);
  };

  const asPage = (request: Request, response: Response): boolean => {
    if (!request.accepts("html")) return false;
    response.type("html").set("Cache-Control", "no-cache");
    return true;
  };

  /** The not-found screen is rendered at the requested URL. */
  const missing: RequestHandler = (request, response, next) => {
    if (FILE.test(request.path) || !asPage(request, response)) return next();
    response.status(404);
    sendPlain(response, refusedTags(texts.notFound));
  };

  const plainly: RequestHandler = (request, response, next) => {
    const status = client.statusOfScreen(request.path);
    if (status === 404) return missing(request, response, next);
    if (!asPage(request, response)) return next();
    response.status(status);
    sendPlain(response, null);
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
      sendPlain(response, tags);
      return null;
    }
    const { language, initialState, modules } = rendered;
    const viewerId = context.viewer?.userId ?? null;
    const files = client.filesOf(modules);
    const screen = { language, viewerId, initialState, ...files };
    const page = pageOf({ nonce, tags, screen });
    const html = await streamPage(response, page, rendered, {
      failed: (error) => site.toClientError(error, detailsOf(request)),
      instead: () => sendPlain(response, tags),
    });
    if (html === null || response.statusCode !== 200) return null;
    return { html, styles: files.styles.text, isCurrent: context.isCurrent };
  };

  const drawn =
    (headOf: PageMetaResolver): RequestHandler<Record<string, string>> =>
    async (request, response, next) => {
      if (!asPage(request as Request, response)) return next();
      const failure = store.failureOf(request);
      if (failure) return sendPlain(response, tagsOfError(site, failure, request, response));
      let context: Context | null;
      try {
        context = await findContext(request, response);
      } catch (error) {
        return sendPlain(response, tagsOfError(site, error, request, response));
      }
      if (!context) {
        const visitor = store.stores(request) ? site.visitorContext() : site.passingContext();
        return store.draw(request, response, () => draw(headOf, request, response, visitor));
      }
      response.set("Cache-Control", "private, no-store");
      await draw(headOf, request, response, context);
    };

  return { plainly, missing, drawn };
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
  const { code, extensions } = site.toClientError(error, detailsOf(request));
  response.status(httpStatus[code]).set(retryHeaders(extensions));
  if (httpStatus[code] >= 500) return null;
  return refusedTags(code === "NOT_FOUND" ? texts.notFound : texts.failed);
}
