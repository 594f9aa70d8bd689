import { errorStatus } from "../../apollo/apiError";
import { showClientErrorDialog } from "../../shared/showError";
import { t } from "../../shared/messages/t";
import { useBanUserMutation, useUnbanUserMutation } from "./BanUser.generated";

/** Locks an account or opens it again; the row changes once the server has said so. */
export function useToggleBan({ userId, banned }: { userId: number; banned: boolean }) {
  const [ban, banning] = useBanUserMutation();
  const [unban, unbanning] = useUnbanUserMutation();
  const toggle = async () => {
    try {
      await (banned ? unban : ban)({ variables: { userId } });
    } catch (error) {
      await showClientErrorDialog(error, t("users.banFailed", { status: errorStatus(error) }));
    }
  };
  return { toggle, busy: banning.loading || unbanning.loading };
}
