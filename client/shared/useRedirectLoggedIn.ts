import { useApolloClient } from "@apollo/client/react";
import { useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { paths } from "./paths";
import { sessionStore, useSession, useSessionEnd } from "./session";
import type { ReturnTo } from "./returnTo";

/**
 * Redirects logged-in users from a screen for visitors to the previous screen or the start page. They may
 * have logged in here, in another tab or before.
 * @param onLogin starts the action that the visitor intended, without delaying the redirect. It is not called
 * for a user who was logged in before and returned to this screen by the history
 */
export function useRedirectLoggedIn(onLogin: (returnTo: ReturnTo) => void): void {
  const client = useApolloClient();
  const navigate = useNavigate();
  const returnTo = (useLocation().state as ReturnTo | null) ?? {};
  const hasSession = useSession() !== null;
  const isLoggedIn = useSessionEnd() === null && hasSession;
  const [wasLoggedIn] = useState(() => sessionStore.get() !== null);
  const redirect = useEffectEvent(async () => {
    // The cache is cleared, because data loaded for a visitor lacks the user's favorites.
    await client.clearStore();
    if (!wasLoggedIn) onLogin(returnTo);
    const { from } = returnTo;
    await navigate(from ?? paths.home(), { replace: true, state: from?.state });
  });
  useEffect(() => {
    if (isLoggedIn) void redirect();
  }, [isLoggedIn]);
}
