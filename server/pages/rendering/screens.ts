import type { Request } from "express";
import type { Context } from "../../graphql/context";
import { localeOf } from "../../http/localeOf";
import { getDetails } from "../../lib/requestDetails";
import type { RenderedPage, Renderer } from "./Renderer";
import { clientOperations, type Site } from "../metadata/Site";

/** While so many screens are being made, the next ones are left to their browsers. */
const MOST_AT_ONCE = 16;

/** Where the routes of the client begin; they look at no more than what follows. */
const ORIGIN = "http://localhost";

/**
 * Makes the screens of pages. Null, which leaves a screen to the browser, where none can
 * be made: the page then works all the same, only later.
 * @param nonce the value that inline styles must carry
 * @param context that of whoever the page is for
 */
export function screens(renderer: Renderer | null, site: Site) {
  let making = 0;
  const askFor = clientOperations(site);
  return async (
    request: Request,
    nonce: string,
    context: Context,
  ): Promise<RenderedPage | null> => {
    if (!renderer || request.method === "HEAD" || making >= MOST_AT_ONCE) return null;
    making++;
    const details = getDetails(request);
    try {
      return await renderer({
        url: ORIGIN + request.originalUrl,
        locale: localeOf(request, site.settings.defaultLocale),
        nonce,
        settings: site.settings,
        isForViewer: Boolean(context.viewer),
        ask: askFor(context, details),
      });
    } catch (error) {
      site.toClientError(error, details);
      return null;
    } finally {
      making--;
    }
  };
}
