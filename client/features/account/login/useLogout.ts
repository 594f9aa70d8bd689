import { useNavigate } from "react-router-dom";
import { outboxState } from "../../../shared/offline/outboxState";
import { paths } from "../../../shared/paths";
import { sessionStore } from "../../../shared/session";
import { confirmLogout } from "../../../shared/ui/dialogs";
import { t } from "../../../shared/messages/t";
import { useForgetSession } from "./useForgetSession";

/** Ends the session here and on the server, possibly later without a connection, and opens the start page. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const forgetSession = useForgetSession();
  return async () => {
    const count = outboxState.get().length;
    if (count > 0 && !(await confirmLogout(t("offline.logout", { count })))) return;
    const token = sessionStore.get()?.token;
    // The session ends only in this browser if the code that idle pages load is missing.
    const logouts = await import("../../../shared/offline/logouts").catch(() => null);
    if (token) await logouts?.endSession(token);
    await forgetSession();
    await navigate(paths.home());
  };
}
