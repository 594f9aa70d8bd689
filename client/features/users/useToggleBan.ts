import { refusalOf, statusOf } from "../../apollo/errors";
import { alertDialog } from "../../shared/ui/dialogs";
import { t } from "../../shared/words/t";
import { useBanUserMutation, useUnbanUserMutation } from "./BanUser.generated";

/** Locks an account or opens it again; the row changes once the server has said so. */
export function useToggleBan({ userId, banned }: { userId: number; banned: boolean }) {
  const [ban, banning] = useBanUserMutation();
  const [unban, unbanning] = useUnbanUserMutation();
  const toggle = async () => {
    try {
      await (banned ? unban : ban)({ variables: { userId } });
    } catch (failure) {
      const status = statusOf(failure);
      const reason = status ? null : t("failed.network");
      await alertDialog(refusalOf(failure) ?? t("users.banFailed", { status }), reason);
    }
  };
  return { toggle, busy: banning.loading || unbanning.loading };
}
