import type { Context } from "../../../graphql/context";

/** Has pages rendered for the viewer from now on in the browser that sent this request; for visitors without one. */
export function setPageSession({ caller, services, viewer }: Context): void {
  caller.setPageToken(viewer && services.pageTokens.sign(viewer.userId, viewer.sessionId));
}
