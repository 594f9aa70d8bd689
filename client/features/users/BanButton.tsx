import { useState } from "react";
import { errorStatus } from "../../shared/apollo/apiError";
import { t } from "../../shared/messages/t";
import { showClientErrorDialog } from "../../shared/showError";
import { RowButton } from "../../shared/table/RowActions";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import { useBanUserMutation, useUnbanUserMutation } from "./BanUser.generated";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

const BanDialog = lazyComponent(() => import("./BanDialog").then(({ BanDialog }) => BanDialog));

/** A button that bans a user or lifts the ban; the row changes after the server's confirmation. */
export function BanButton({ user: { banned, name, userId } }: { user: UserTable_UserFragment }) {
  const [ban, banning] = useBanUserMutation();
  const [unban, unbanning] = useUnbanUserMutation();
  const [isAsking, setAsking] = useState(false);
  const change = async (act: () => Promise<unknown>) => {
    setAsking(false);
    try {
      await act();
    } catch (error) {
      await showClientErrorDialog(error, t("users.banFailed", { status: errorStatus(error) }));
    }
  };
  return (
    <>
      <RowButton
        action={banned ? t("users.unban") : t("users.ban")}
        of={name}
        busy={banning.loading || unbanning.loading}
        onClick={() =>
          banned ? void change(() => unban({ variables: { userId } })) : setAsking(true)
        }
      />
      {isAsking && (
        <BanDialog
          question={t("users.banQuestion", { name })}
          onBan={(reason) => void change(() => ban({ variables: { userId, reason } }))}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}
