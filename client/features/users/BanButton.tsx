import { RowButton } from "../../shared/table/RowActions";
import { words } from "../../shared/words";
import { useToggleBan } from "./useToggleBan";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

/** Bans somebody, or no longer. */
export function BanButton({ user }: { user: UserTable_UserFragment }) {
  const { toggle, busy } = useToggleBan(user);
  return (
    <RowButton
      action={user.banned ? words.users.unban : words.users.ban}
      of={user.name}
      busy={busy}
      onClick={() => void toggle()}
    />
  );
}
