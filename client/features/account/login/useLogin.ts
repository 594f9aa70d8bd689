import { sessionStore } from "../../../shared/session";
import { useLoginMutation } from "./Login.generated";

/** Logs in and keeps the session. Throws what the server says. */
export function useLogin(): (email: string, password: string) => Promise<void> {
  const [login] = useLoginMutation();
  return async (email, password) => {
    // Without the token of a session that may have ended: it would be refused in its stead.
    const context = { asVisitor: true };
    const { data } = await login({ variables: { input: { email, password } }, context });
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
  };
}
