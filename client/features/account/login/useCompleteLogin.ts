import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import { useCompleteLoginMutation } from "./CompleteLogin.generated";

/** Completes a login with a code and starts the session. Throws the server's error. */
export function useCompleteLogin(): (challenge: string, code: string) => Promise<void> {
  const [completeLogin] = useCompleteLoginMutation();
  return async (challenge, code) => {
    // Without the token of a session that may have ended, which would be rejected instead.
    const context = { asVisitor: true };
    const { data } = await completeLogin({ variables: { input: { challenge, code } }, context });
    const user = data && toSessionUser(data.completeLogin.user);
    if (user) sessionStore.start({ token: data.completeLogin.token, user });
  };
}
