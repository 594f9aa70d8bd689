import { useCompleteOpenIdLoginMutation, useLinkOpenIdLoginMutation } from "./OpenId.generated";
import { asVisitor, startSession } from "./startSession";

/** Completes a login at the provider and starts the session. Throws the server's error. */
export function useCompleteOpenIdLogin(): (parameters: string) => Promise<void> {
  const [complete] = useCompleteOpenIdLoginMutation({ context: asVisitor });
  return async (parameters) => {
    const { data } = await complete({ variables: { parameters } });
    startSession(data?.completeOpenIdLogin);
  };
}

/**
 * Links the provider's account after checking the password, and starts the session. Throws the server's
 * error.
 */
export function useLinkOpenIdLogin(): (challenge: string, password: string) => Promise<void> {
  const [link] = useLinkOpenIdLoginMutation({ context: asVisitor });
  return async (challenge, password) => {
    const { data } = await link({ variables: { input: { challenge, password } } });
    startSession(data?.linkOpenIdLogin);
  };
}
