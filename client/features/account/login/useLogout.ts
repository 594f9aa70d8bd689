import { useApolloClient } from "@apollo/client/react";
import { useNavigate } from "react-router-dom";
import { removeDraftsOf } from "../../../shared/drafts";
import { paths } from "../../../shared/paths";
import { sessionStore } from "../../../shared/session";
import { useLogoutMutation } from "./Logout.generated";

/** Ends the session on the server and here, and goes to the start. */
export function useLogout(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();
  return async () => {
    // Without network the session ends here all the same.
    await logout().catch(() => undefined);
    // The next person who logs in here shall not find them.
    const session = sessionStore.get();
    if (session) removeDraftsOf(session.user.userId);
    sessionStore.end();
    await client.clearStore();
    await navigate(paths.home());
  };
}
