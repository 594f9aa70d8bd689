import { join } from "node:path";
import express, { type Request, type RequestHandler, type Response, Router } from "express";
import { statusOf } from "../errors";
import type { Client } from "./builtClient";
import { drawPage } from "./drawPage";
import { headTags, refusedTags } from "./Head";
import { type HeadOf, heads } from "./heads";
import { makePage } from "./makePage";
import { nonceOf } from "./pageSecurity";
import { screens } from "./screens";
import type { Site } from "./Site";
import { words } from "./words";

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The client: its files, and its page for every address that people can open. */
export function clientPages(client: Client, site: Site): Router {
  const assets = join(client.folder, "assets");
  const router = Router()
    .use(
      "/assets",
      express.static(assets, { immutable: true, maxAge: A_YEAR_MS, index: false }),
      (_request, response) => void response.status(404).type("text").send("Not found."),
    )
    .use(express.static(client.folder, { index: false }));
  const { plainly, drawn } = pages(client, site);
  // A form for people who are logged in, and no recipe.
  router.get("/recipes/new", plainly);
  for (const [path, headOf] of Object.entries(heads(site))) router.get(path, drawn(headOf));
  return router.get("/{*path}", plainly);
}

/** Sends pages: as they are for all addresses, or with a head and a screen of their own. */
function pages(client: Client, site: Site) {
  const pageOf = makePage(client.template);
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

  const plainly: RequestHandler = (request, response, next) =>
    asPage(request, response) ? sendPlain(response, null) : next();

  const drawn =
    (headOf: HeadOf): RequestHandler<Record<string, string>> =>
    async (request, response, next) => {
      if (!asPage(request as Request, response)) return next();
      const nonce = nonceOf(response);
      const [tags, drawing] = await Promise.all([
        tagsOf(site, headOf, request, response),
        screenOf(request as Request, nonce),
      ]);
      if (tags === null || drawing === null) return sendPlain(response, tags);
      const { language, given, modules } = drawing;
      const screen = { language, given, ...client.filesOf(modules) };
      const page = pageOf({ nonce, tags, screen });
      response.vary("Cookie, Accept-Language");
      await drawPage(response, page, drawing, {
        failed: site.tell,
        instead: () => sendPlain(response, tags),
      });
    };

  return { plainly, drawn };
}

/** The tags of a page's head. Where it is refused the answer has that status, and null is a failure of ours. */
async function tagsOf(
  site: Site,
  headOf: HeadOf,
  request: Request<Record<string, string>>,
  response: Response,
): Promise<string | null> {
  try {
    return headTags(site.url(), await headOf(request));
  } catch (error) {
    const { code, extensions } = site.tell(error);
    const { retryAfter } = extensions;
    response.status(statusOf[code]);
    if (retryAfter !== undefined) response.set("Retry-After", String(retryAfter));
    if (statusOf[code] >= 500) return null;
    return refusedTags(code === "NOT_FOUND" ? words.notFound : words.failed);
  }
}
