import { useNavigate } from "react-router-dom";
import { paths } from "../../../shared/paths";
import { useLogoutMutation } from "./Logout.generated";
import { useForgetSession } from "./useForgetSession";

/** Ends the session on the server and here, and goes to the start. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  const forgetSession = useForgetSession();
  const [logout] = useLogoutMutation();
  return async () => {
    // Without network the session ends here all the same.
    await logout().catch(() => undefined);
    await forgetSession();
    await navigate(paths.home());
  };
}
