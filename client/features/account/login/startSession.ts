import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import type { StartedSession_LoginFragment } from "./StartedSession.generated";

/**
 * The context of a login, which omits the token of an ended session because the server would reject
 * it.
 */
export const asVisitor = { asVisitor: true };

/** Starts the session of a successful login. */
export function startSession(login: StartedSession_LoginFragment | undefined): void {
  const user = login && toSessionUser(login.user);
  if (user) sessionStore.start({ token: login.token, user });
}
