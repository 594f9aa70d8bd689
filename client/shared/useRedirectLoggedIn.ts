import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "./paths";
import { useSession, useSessionEnd } from "./session";
import type { ReturnTo } from "./returnTo";

/**
 * Redirects from a screen for visitors once somebody is logged in, be it before, here or in another tab:
 * to where one came from, or to the start page.
 * @param beforeLeaving does what the visitor wanted to do there
 */
export function useRedirectLoggedIn(beforeLeaving: (returnTo: ReturnTo) => Promise<void>): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const returnTo = (useLocation().state as ReturnTo | null) ?? {};
  const hasSession = useSession() !== null;
  const isLoggedIn = useSessionEnd() === null && hasSession;
  const redirect = useEffectEvent(async () => {
    // What was loaded for a visitor says nothing about this person's favourites.
    await client.clearStore();
    await beforeLeaving(returnTo);
    const { from } = returnTo;
    await navigate(from ?? paths.home(), { replace: true, state: from?.state });
  });
  useEffect(() => {
    if (isLoggedIn) void redirect();
  }, [isLoggedIn]);
}
