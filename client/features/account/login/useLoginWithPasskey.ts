import { useApolloClient } from "@apollo/client/react";
import { signWithPasskey } from "../../../shared/passkeys";
import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import {
  fetchPasskeyLoginOptions,
  useLoginWithPasskeyMutation,
} from "./LoginWithPasskey.generated";

/** Logs in with a passkey and starts the session. Throws the server's error, or why there is no passkey. */
export function useLoginWithPasskey(): () => Promise<void> {
  const client = useApolloClient();
  const [login] = useLoginWithPasskeyMutation();
  return async () => {
    const { data: options } = await fetchPasskeyLoginOptions(client);
    const response = await signWithPasskey(options?.passkeyLoginOptions);
    // Without the token of a session that may have ended, which would be rejected instead.
    const context = { asVisitor: true };
    const { data } = await login({ variables: { response }, context });
    const user = data && toSessionUser(data.loginWithPasskey.user);
    if (user) sessionStore.start({ token: data.loginWithPasskey.token, user });
  };
}
