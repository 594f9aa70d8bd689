import { storedDensityUrl } from "../../shared/density";
import type { Middleware } from "./middleware";

/** Redirects to the list in the density that somebody has chosen, which its address states. */
export const storedDensity: Middleware = ({ headers, url = "" }, response, next) => {
  const location = storedDensityUrl(url, headers.cookie ?? "");
  if (location === null) return next();
  response.writeHead(302, { Location: location, "Cache-Control": "no-cache", Vary: "Cookie" });
  response.end();
};
