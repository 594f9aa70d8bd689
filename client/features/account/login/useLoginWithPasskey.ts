import { useApolloClient } from "@apollo/client/react";
import { signWithPasskey } from "../../../shared/passkeys";
import {
  fetchPasskeyLoginOptions,
  useLoginWithPasskeyMutation,
} from "./LoginWithPasskey.generated";
import { asVisitor, startSession } from "./startSession";

/** Logs in with a passkey and starts the session. Throws the server's error, or why there is no passkey. */
export function useLoginWithPasskey(): () => Promise<void> {
  const client = useApolloClient();
  const [login] = useLoginWithPasskeyMutation({ context: asVisitor });
  return async () => {
    const { data: options } = await fetchPasskeyLoginOptions(client);
    const response = await signWithPasskey(options?.passkeyLoginOptions);
    const { data } = await login({ variables: { response } });
    startSession(data?.loginWithPasskey);
  };
}
