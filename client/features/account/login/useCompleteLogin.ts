import type { SecondFactorInput } from "../../../apollo/schema.generated";
import { sessionStore } from "../../../shared/session";
import { toSessionUser } from "../../../shared/storedSession";
import { useCompleteLoginMutation } from "./CompleteLogin.generated";

/** A code, or the response of a passkey. */
type Proof = Pick<SecondFactorInput, "code" | "passkey">;

/** Completes a login and starts the session. Throws the server's error. */
export function useCompleteLogin(): (challenge: string, proof: Proof) => Promise<void> {
  const [completeLogin] = useCompleteLoginMutation();
  return async (challenge, proof) => {
    // Without the token of a session that may have ended, which would be rejected instead.
    const context = { asVisitor: true };
    const { data } = await completeLogin({
      variables: { input: { challenge, ...proof } },
      context,
    });
    const user = data && toSessionUser(data.completeLogin.user);
    if (user) sessionStore.start({ token: data.completeLogin.token, user });
  };
}
