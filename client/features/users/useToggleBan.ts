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
    } catch (failure) {
      await showClientErrorDialog(failure, t("users.banFailed", { status: errorStatus(failure) }));
    }
  };
  return { toggle, busy: banning.loading || unbanning.loading };
}
