import { type RequestHandler, Router } from "express";

/** What is for people who are logged in, for programs, or says nothing to a search engine. */
const NOT_FOR_SEARCH = ["/api/", "/auth/", "/admin", "/users", "/reviews/", "/reset-password"];

const TEXT = ["User-agent: *", ...NOT_FOR_SEARCH.map((path) => `Disallow: ${path}`), ""].join("\n");

/** `/robots.txt`: what search engines may look at. */
export function robots(): Router {
  const tell: RequestHandler = (_request, response) => void response.type("text").send(TEXT);
  return Router().get("/robots.txt", tell);
}
