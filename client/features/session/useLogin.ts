import { useApolloClient } from "@apollo/client/react";
import { sessionStore } from "../../shared/session";
import { useLoginMutation } from "./Login.generated";

/** Logs in and keeps the session. Throws what the server says. */
export function useLogin(): (email: string, password: string) => Promise<void> {
  const client = useApolloClient();
  const [login] = useLoginMutation();
  return async (email, password) => {
    const { data } = await login({ variables: { input: { email, password } } });
    if (!data?.login.user.role) return;
    const { token, user } = data.login;
    const { userId, name, email: userEmail, banned, role } = user;
    sessionStore.start({
      token,
      user: {
        userId,
        userName: name,
        userEmail: userEmail ?? "",
        banned,
        role: { roleId: role!.roleId, roleName: role!.roleName },
      },
    });
    // What was loaded for a visitor says nothing about this person's favourites.
    await client.clearStore();
  };
}
