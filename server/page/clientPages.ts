import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import express, { type RequestHandler, Router } from "express";
import { projectFolder } from "../brand";
import { nonceOf } from "./pageSecurity";

const BUILT = join(projectFolder, "dist/client");
const TEMPLATE = join(BUILT, "index.html");
const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The built client's page; a hint in its place while only the server is being worked on. */
export const readTemplate = (): string =>
  existsSync(TEMPLATE)
    ? readFileSync(TEMPLATE, "utf8")
    : "<!doctype html><title>Not built</title><p>The client is not built: run npm run build, or use npm run dev.</p>";

/** The client: its files, and its page for every address that people can open. */
export function clientPages(template: string): Router {
  const page: RequestHandler = (request, response, next) => {
    if (!request.accepts("html")) return next();
    response
      .type("html")
      .set("Cache-Control", "no-cache")
      .send(template.replaceAll("%CSP_NONCE%", nonceOf(response)));
  };
  return Router()
    .use(
      "/assets",
      express.static(join(BUILT, "assets"), { immutable: true, maxAge: A_YEAR_MS, index: false }),
      (_request, response) => void response.status(404).type("text").send("Not found."),
    )
    .use(express.static(BUILT, { index: false }))
    .get("/{*path}", page);
}
