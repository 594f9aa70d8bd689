import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import type { LoginMutation } from "./Login.generated";
import { useCompleteOpenIdLoginMutation, useLinkOpenIdLoginMutation } from "./OpenId.generated";

/** Starts the session that a login has resulted in. */
function startSession(login: LoginMutation["login"] | undefined): void {
  const user = login && toSessionUser(login.user);
  if (user) sessionStore.start({ token: login.token, user });
}

// Without the token of a session that may have ended, which would be rejected instead.
const context = { asVisitor: true };

/** Completes a login at the provider and starts the session. Throws the server's error. */
export function useCompleteOpenIdLogin(): (parameters: string) => Promise<void> {
  const [complete] = useCompleteOpenIdLoginMutation();
  return async (parameters) => {
    const { data } = await complete({ variables: { parameters }, context });
    startSession(data?.completeOpenIdLogin);
  };
}

/** Links the provider's account by the password and starts the session. Throws the server's error. */
export function useLinkOpenIdLogin(): (challenge: string, password: string) => Promise<void> {
  const [link] = useLinkOpenIdLoginMutation();
  return async (challenge, password) => {
    const { data } = await link({ variables: { input: { challenge, password } }, context });
    startSession(data?.linkOpenIdLogin);
  };
}
