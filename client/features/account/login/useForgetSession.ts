import { useApolloClient } from "@apollo/client/react";
import { COOKING_PREFIX } from "../../../shared/cookingKeys";
import { removeDraftsOf } from "../../../shared/drafts";
import { sessionStore } from "../../../shared/session";
import { safeLocalStorage } from "../../../shared/storage";

/** Ends the session in this browser and removes what it has stored for its user. */
export function useForgetSession(): () => Promise<unknown> {
  const client = useApolloClient();
  return async () => {
    // The next person who logs in here shall not find them.
    const session = sessionStore.get();
    if (session) removeDraftsOf(session.user.userId);
    safeLocalStorage.removeItems((key) => key.startsWith(COOKING_PREFIX));
    sessionStore.end();
    const { clearOffline } = await import("../../../shared/offline/clearOffline");
    // Without a database, nothing is stored.
    await clearOffline().catch(() => undefined);
    return client.clearStore();
  };
}
