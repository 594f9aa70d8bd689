import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import { useLoginMutation } from "./Login.generated";

/** Logs in and starts the session. Throws the server's error. */
export function useLogin(): (email: string, password: string) => Promise<void> {
  const [login] = useLoginMutation();
  return async (email, password) => {
    // Without the token of a session that may have ended, which would be rejected instead.
    const context = { asVisitor: true };
    const { data } = await login({ variables: { input: { email, password } }, context });
    const user = data && toSessionUser(data.login.user);
    if (user) sessionStore.start({ token: data.login.token, user });
  };
}
