import { statusOf } from "../../apollo/errors";
import { alertRefusal } from "../../shared/failure";
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
      await alertRefusal(failure, t("users.banFailed", { status: statusOf(failure) }));
    }
  };
  return { toggle, busy: banning.loading || unbanning.loading };
}
