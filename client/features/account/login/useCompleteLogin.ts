import type { SecondFactorInput } from "../../../shared/apollo/schema.generated";
import { useCompleteLoginMutation } from "./CompleteLogin.generated";
import { asVisitor, startSession } from "./startSession";

/** A code, or the response of a passkey. */
type Proof = Pick<SecondFactorInput, "code" | "passkey">;

/** Completes a login and starts the session. Throws the server's error. */
export function useCompleteLogin(): (challenge: string, proof: Proof) => Promise<void> {
  const [completeLogin] = useCompleteLoginMutation({ context: asVisitor });
  return async (challenge, proof) => {
    const { data } = await completeLogin({ variables: { input: { challenge, ...proof } } });
    startSession(data?.completeLogin);
  };
}
