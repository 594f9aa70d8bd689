import type { Context } from "../../graphql/context";
import { pageCookie } from "../../http/pageCookie";

/** Has pages rendered for the viewer from now on in the browser that sent this request; for visitors without one. */
export function setPageSession({ caller, services, viewer }: Context): void {
  const token = viewer && services.pageTokens.sign(viewer.userId, viewer.sessionId);
  caller.setCookie(pageCookie(token, services.config));
}
