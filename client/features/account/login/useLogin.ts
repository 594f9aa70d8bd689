import { sessionStore } from "../../../shared/session";
import { useLoginMutation } from "./Login.generated";

/** Logs in and starts the session. Throws the server's error. */
export function useLogin(): (email: string, password: string) => Promise<void> {
  const [login] = useLoginMutation();
  return async (email, password) => {
    // Without the token of a session that may have ended, which would be rejected instead.
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
