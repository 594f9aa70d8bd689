import { RowButton } from "../../shared/table/RowActions";
import { t } from "../../shared/messages/t";
import { useToggleBan } from "./useToggleBan";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

/** Bans somebody, or no longer. */
export function BanButton({ user }: { user: UserTable_UserFragment }) {
  const { toggle, busy } = useToggleBan(user);
  return (
    <RowButton
      action={user.banned ? t("users.unban") : t("users.ban")}
      of={user.name}
      busy={busy}
      onClick={() => void toggle()}
    />
  );
}
