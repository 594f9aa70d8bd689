import type { RequestHandler } from "express";
import { publish } from "./publish";
import type { Site } from "./Site";

/** The paths that need a login, are for programs, or have no content for search engines. */
const NOT_FOR_SEARCH = [
  "/api/",
  "/auth/",
  "/stats",
  "/site-settings",
  "/users",
  "/reviews/",
  "/reset-password",
  "/confirm-email",
  "/unsubscribe",
  "/setup",
];

const RULES = ["User-agent: *", ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`)];

/**
 * Handles `/robots.txt`: the paths that search engines may read, and the address of the sitemap.
 */
export const robots =
  (site: Site): RequestHandler =>
  (_request, response) =>
    publish(response, "text", [...RULES, "", `Sitemap: ${site.url()}/sitemap.xml`, ""].join("\n"));
