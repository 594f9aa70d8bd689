import { useApolloClient } from "@apollo/client/react";
import { forgetOthers } from "../../../shared/forgetOthers";
import { sessionStore } from "../../../shared/session";
import { VISITOR } from "../../../shared/storedKeys";

/** Ends the session in this browser and removes its user's stored data. */
export function useForgetSession(): () => Promise<unknown> {
  const client = useApolloClient();
  return async () => {
    sessionStore.end();
    await forgetOthers(VISITOR);
    return client.clearStore();
  };
}
