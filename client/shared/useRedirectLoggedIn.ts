import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "./paths";
import { sessionStore, useSession, useSessionEnd } from "./session";
import type { ReturnTo } from "./returnTo";

/**
 * Redirects from a screen for visitors once somebody is logged in, be it before, here or in another tab:
 * to where one came from, or to the start page.
 * @param onLogin starts what the visitor wanted to do, which the redirect does not wait for; not called for
 *   somebody who was logged in before and came back to the screen, whose state the history still has
 */
export function useRedirectLoggedIn(onLogin: (returnTo: ReturnTo) => void): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const returnTo = (useLocation().state as ReturnTo | null) ?? {};
  const hasSession = useSession() !== null;
  const isLoggedIn = useSessionEnd() === null && hasSession;
  const [wasLoggedIn] = useState(() => sessionStore.get() !== null);
  const redirect = useEffectEvent(async () => {
    // What was loaded for a visitor says nothing about this person's favourites.
    await client.clearStore();
    if (!wasLoggedIn) onLogin(returnTo);
    const { from } = returnTo;
    await navigate(from ?? paths.home(), { replace: true, state: from?.state });
  });
  useEffect(() => {
    if (isLoggedIn) void redirect();
  }, [isLoggedIn]);
}
