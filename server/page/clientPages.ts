import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { projectFolder } from "../brand";
import { statusOf } from "../errors";
import { headTags, refusedTags } from "./Head";
import { type HeadOf, heads } from "./heads";
import { makePage } from "./makePage";
import type { Site } from "./Site";
import { words } from "./words";

const BUILT = join(projectFolder, "dist/client");
const TEMPLATE = join(BUILT, "index.html");
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The built client's page; a hint in its place while only the server is being worked on. */
export const readTemplate = (): string =>
  existsSync(TEMPLATE)
    ? readFileSync(TEMPLATE, "utf8")
    : "<!doctype html><title>Not built</title><p>The client is not built: run npm run build, or use npm run dev.</p>";

/** The client: its files, and its page for every address that people can open. */
export function clientPages(template: string, site: Site): Router {
  const router = Router()
    .use(
      "/assets",
      express.static(join(BUILT, "assets"), { immutable: true, maxAge: A_YEAR_MS, index: false }),
      (_request, response) => void response.status(404).type("text").send("Not found."),
    )
    .use(express.static(BUILT, { index: false }));
  const page = makePage(template);
  const plainly: RequestHandler = (request, response, next) => {
    if (!request.accepts("html")) return next();
    response.type("html").set("Cache-Control", "no-cache").send(page(response, null));
  };
  // A form for people who are logged in, and no recipe.
  router.get("/recipes/new", plainly);
  for (const [path, headOf] of Object.entries(heads(site))) {
    router.get(path, withHead(site, headOf, page));
  }
  return router.get("/{*path}", plainly);
}

/** Sends the client's page with a head of its own; where that is refused, with the refusal's status. */
function withHead(
  site: Site,
  headOf: HeadOf,
  page: ReturnType<typeof makePage>,
): RequestHandler<Record<string, string>> {
  return async (request, response, next) => {
    if (!request.accepts("html")) return next();
    const tags = await headOf(request).then(
      (head) => headTags(site.url(), head),
      (error: unknown) => {
        const { code, extensions } = site.tell(error);
        const { retryAfter } = extensions;
        response.status(statusOf[code]);
        if (retryAfter !== undefined) response.set("Retry-After", String(retryAfter));
        if (statusOf[code] >= 500) return null;
        return refusedTags(code === "NOT_FOUND" ? words.notFound : words.failed);
      },
    );
    response.type("html").set("Cache-Control", "no-cache").send(page(response, tags));
  };
}
