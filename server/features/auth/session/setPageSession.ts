import type { Context } from "../../../graphql/context";

/** Sets the cookie with which pages are rendered for the viewer, or for visitors without a viewer. */
export function setPageSession({ caller, services, viewer }: Context): void {
  caller.setPageToken(viewer && services.pageTokens.sign(viewer.userId, viewer.sessionId));
}
