import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import type { StartedSession_LoginFragment } from "./StartedSession.generated";

/** The context of a login: without the token of a session that may have ended, which would be rejected instead. */
export const asVisitor = { asVisitor: true };

/** Starts the session that a login has resulted in. */
export function startSession(login: StartedSession_LoginFragment | undefined): void {
  const user = login && toSessionUser(login.user);
  if (user) sessionStore.start({ token: login.token, user });
}
