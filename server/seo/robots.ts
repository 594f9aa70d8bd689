import { type RequestHandler, Router } from "express";
import { publish } from "./publish";
import type { Site } from "./Site";

/** What is for people who are logged in, for programs, or says nothing to a search engine. */
const NOT_FOR_SEARCH = ["/api/", "/auth/", "/admin", "/users", "/reviews/", "/reset-password"];

const RULES = ["User-agent: *", ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)];

/** `/robots.txt`: what search engines may look at, and where the sitemap is. */
export function robots(site: Site): Router {
  const handler: RequestHandler = (_request, response) =>
    publish(response, "text", [...RULES, "", `Sitemap: ${site.url()}/sitemap.xml`, ""].join("\n"));
  return Router().get("/robots.txt", handler);
}
