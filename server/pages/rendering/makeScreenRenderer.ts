import type { Request } from "express";
import type { Context } from "../../graphql/context";
import { readLocale } from "../../http/readLocale";
import { detailsOf } from "../../lib/requestDetails";
import type { RenderedPage, Renderer } from "./Renderer";
import { makeClientOperations, type Site } from "../metadata/Site";

/** While so many screens are being made, the next ones are left to their browsers. */
const MAX_RENDERINGS = 16;

/** Where the routes of the client begin; they look at no more than what follows. */
const ORIGIN = "http://localhost";

/**
 * Makes the screens of pages. Null, which leaves a screen to the browser, where none can
 * be made: the page then works all the same, only later.
 * @param nonce the value that inline styles must carry
 * @param context that of whoever the page is for
 */
export function makeScreenRenderer(renderer: Renderer | null, site: Site) {
  let renderingCount = 0;
  const makeAsk = makeClientOperations(site);
  return async (
    request: Request,
    nonce: string,
    context: Context,
  ): Promise<RenderedPage | null> => {
    if (!renderer || request.method === "HEAD" || renderingCount >= MAX_RENDERINGS) return null;
    renderingCount++;
    const details = detailsOf(request);
    try {
      return await renderer({
        url: ORIGIN + request.originalUrl,
        locale: readLocale(request, site.settings.defaultLocale),
        nonce,
        settings: site.settings,
        isForViewer: Boolean(context.viewer),
        ask: makeAsk(context, details),
      });
    } catch (error) {
      site.toClientError(error, details);
      return null;
    } finally {
      renderingCount--;
    }
  };
}
