import { errorStatus } from "../../apollo/apiError";
import { t } from "../../shared/messages/t";
import { showClientErrorDialog } from "../../shared/showError";
import { RowButton } from "../../shared/table/RowActions";
import { useBanUserMutation, useUnbanUserMutation } from "./BanUser.generated";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

/** Bans a user or lifts the ban; the row changes once the server has confirmed it. */
export function BanButton({ user: { banned, name, userId } }: { user: UserTable_UserFragment }) {
  const [ban, banning] = useBanUserMutation();
  const [unban, unbanning] = useUnbanUserMutation();
  const toggle = async () => {
    try {
      await (banned ? unban : ban)({ variables: { userId } });
    } catch (error) {
      await showClientErrorDialog(error, t("users.banFailed", { status: errorStatus(error) }));
    }
  };
  return (
    <RowButton
      action={banned ? t("users.unban") : t("users.ban")}
      of={name}
      busy={banning.loading || unbanning.loading}
      onClick={() => void toggle()}
    />
  );
}
