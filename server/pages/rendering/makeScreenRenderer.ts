import type { Request } from "express";
import type { Context } from "../../graphql/context";
import { readLocale } from "../../http/readLocale";
import { getDetails } from "../../lib/requestDetails";
import type { RenderedPage, Renderer } from "./Renderer";
import { makeClientOperations, type Site } from "../metadata/Site";

/** The maximum number of screens that are rendered at a time; browsers render the others. */
const MAX_RENDERINGS = 16;

/** The origin of URLs for the client's router, which reads only the path and the search params. */
const ORIGIN = "http://localhost";

/**
 * Makes a function that renders the screens of pages. It returns null if a screen cannot be rendered: the browser
 * then renders it.
 * @param nonce the value that inline styles must carry
 * @param context the context of the page's viewer
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
    const details = getDetails(request);
    const settings = site.settings();
    try {
      return await renderer({
        url: ORIGIN + request.originalUrl,
        locale: readLocale(request, settings.defaultLocale),
        nonce,
        settings,
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
