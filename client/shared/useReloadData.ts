import { useApolloClient } from "@apollo/client/react";
import { useCallback } from "react";
import { useRevalidator } from "react-router-dom";
import { resetStore } from "./apollo/resetStore";

/** Loads what is on the screen again, and nothing of before, once somebody else is logged in. */
export function useReloadData(): () => Promise<void> {
  const client = useApolloClient();
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    await resetStore(client);
    await revalidate();
  }, [client, revalidate]);
}
