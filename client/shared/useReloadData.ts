import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { resetStore } from "./apollo/resetStore";

/** Clears the cache and refetches the screen after a change of user. */
export function useReloadData(): () => Promise<void> {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await resetStore(client);
    await revalidate();
  }, [client, revalidate]);
}
