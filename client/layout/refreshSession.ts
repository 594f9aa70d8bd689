import type { ApolloClient } from "@apollo/client";
import { sessionStore } from "../shared/session";
import { toSessionUser } from "../shared/storedSession";
import { fetchViewer } from "./ViewerQuery.generated";

/**
 * Reads the user of the stored session from the server: name and role may have changed, and with them
 * the navigation bar. The client drops a session that has ended.
 */
export async function refreshSession(client: ApolloClient): Promise<void> {
  const session = sessionStore.get();
  if (!session) return;
  const { data } = await fetchViewer(client).catch(() => ({ data: undefined }));
  const user = data?.viewer && toSessionUser(data.viewer);
  if (user && sessionStore.get()) sessionStore.start({ token: session.token, user });
}
