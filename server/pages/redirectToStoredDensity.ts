import { DENSITY, readDensityChoice, storedDensityUrl } from "../../shared/density";
import { preferenceCookie } from "../../shared/preferenceCookies";
import type { Config } from "../config/config";
import { isHttps, setOwnCookie } from "../http/cookies";
import type { RequestHandler } from "express";

/**
 * Redirects to the list in the chosen density, which its address states. It also stores the choice, for a page that
 * does not handle clicks yet or has no script.
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
