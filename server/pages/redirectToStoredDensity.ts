import { DENSITY, readDensityChoice, storedDensityUrl } from "../../shared/density";
import { preferenceCookie } from "../../shared/preferenceCookies";
import type { Config } from "../config/config";
import { isHttps, setOwnCookie } from "../http/cookies";
import type { RequestHandler } from "express";

/**
 * Redirects to the list in the density that somebody has chosen, which its address states. The choice itself is
 * stored here for a page that does not handle presses yet, or has no script.
 */
export function redirectToStoredDensity(config: Config): RequestHandler {
  const protocol = isHttps(config) ? "https:" : "http:";
  return (request, response, next) => {
    const { headers, url } = request;
    const choice = readDensityChoice(url);
    const location = choice?.list ?? storedDensityUrl(url, headers.cookie ?? "");
    if (location === null) return next();
    if (choice)
      setOwnCookie(request, response, preferenceCookie(DENSITY, choice.density, protocol));
    response.writeHead(302, { Location: location, "Cache-Control": "no-cache", Vary: "Cookie" });
    response.end();
  };
}
