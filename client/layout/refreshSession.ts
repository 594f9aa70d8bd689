import type { ApolloClient } from "@apollo/client";
import { sessionStore } from "../shared/session";
import { fetchViewer } from "./ViewerQuery.generated";

/**
 * Fetches who the stored session's user is by now: names and roles change, and so do the
 * entries of the bar. A session that has ended is dropped by the client itself.
 */
export async function refreshSession(client: ApolloClient): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const { data } = await fetchViewer(client).catch(() => ({ data: undefined }));
  const viewer = data?.viewer;
  if (!viewer?.role || !sessionStore.get()) return;
  const { userId, name, email, banned, role } = viewer;
  sessionStore.start({
    token: session.token,
    user: {
      userId,
      userName: name,
      userEmail: email ?? "",
      banned,
      role: { roleId: role.roleId, roleName: role.roleName },
    },
  });
}
