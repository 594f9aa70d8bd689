import { useLoginMutation } from "./Login.generated";
import { asVisitor, startSession } from "./startSession";

/** Logs in and starts the session. Throws the server's error. */
export function useLogin(): (email: string, password: string) => Promise<void> {
  const [login] = useLoginMutation({ context: asVisitor });
  return async (email, password) => {
    const { data } = await login({ variables: { input: { email, password } } });
    startSession(data?.login);
  };
}
