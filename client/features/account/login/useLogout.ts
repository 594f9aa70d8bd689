import { useNavigate } from "react-router-dom";
import { outboxState } from "../../../shared/offline/outboxState";
import { paths } from "../../../shared/paths";
import { confirmLogout } from "../../../shared/ui/dialogs";
import { t } from "../../../shared/messages/t";
import { useLogoutMutation } from "./Logout.generated";
import { useForgetSession } from "./useForgetSession";

/** Ends the session on the server and here, and goes to the start. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const forgetSession = useForgetSession();
  const [logout] = useLogoutMutation();
  return async () => {
    const count = outboxState.get().length;
    if (count > 0 && !(await confirmLogout(t("offline.logout", { count })))) return;
    // Without network the session ends here all the same.
    await logout().catch(() => undefined);
    await forgetSession();
    await navigate(paths.home());
  };
}
