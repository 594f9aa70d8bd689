import { Button } from "@mantine/core";
import { useState } from "react";
import type { UsersInput } from "../../shared/apollo/schema.generated";
import { t } from "../../shared/messages/t";
import { showErrorToast } from "../../shared/showError";
import { lazyComponent } from "../../shared/ui/lazyComponent";
import type { UserRole } from "./roleOptions";
import type { UserResult } from "./ChangeResults";
import { useUpdateUsers } from "./useUpdateUsers";
import type { UserTable_UserFragment } from "./UserTable_user.generated";
import classes from "./UserTable.module.css";

const BanDialog = lazyComponent(() => import("./BanDialog").then((code) => code.BanDialog));
const RoleDialog = lazyComponent(() => import("./RoleDialog").then((code) => code.RoleDialog));
const ChangeResults = lazyComponent(() =>
  import("./ChangeResults").then((code) => code.ChangeResults),
);

interface SelectedUsersProps {
  users: readonly UserTable_UserFragment[];
  roles: readonly UserRole[];
  /** The number of rows that can be selected. */
  shownCount: number;
  onSelectAll: (isSelected: boolean) => void;
}

/** A bar with the actions on the selected users, and the result for each of them. */
export function SelectedUsers({ users, roles, shownCount, onSelectAll }: SelectedUsersProps) {
  const { update, updating } = useUpdateUsers();
  const [asking, setAsking] = useState<"role" | "ban" | null>(null);
  const [results, setResults] = useState<UserResult[] | null>(null);
  const change = async (input: UsersInput) => {
    setAsking(null);
    try {
      setResults(await update(users, input));
      onSelectAll(false);
    } catch (error) {
      showErrorToast(error, t("users.changeFailed"));
    }
  };
  const count = users.length;
  return (
    <>
      {count > 0 && (
        <section className={classes.bar} aria-label={t("users.selection")}>
          <p className={classes.count} role="status">
            {t("users.selected", { count })}
          </p>
          {count < shownCount && (
            <Button size="sm" variant="subtle" onClick={() => onSelectAll(true)}>
              {t("users.selectAll")}
            </Button>
          )}
          <Button size="sm" variant="subtle" onClick={() => onSelectAll(false)}>
            {t("users.selectNone")}
          </Button>
          <Button size="sm" variant="default" onClick={() => setAsking("role")}>
            {t("users.changeRole")}
          </Button>
          <Button size="sm" variant="default" onClick={() => setAsking("ban")}>
            {t("users.banSelected")}
          </Button>
          <Button
            size="sm"
            variant="default"
            loading={updating}
            onClick={() => void change({ banned: false })}
          >
            {t("users.unban")}
          </Button>
        </section>
      )}
      {asking === "role" && (
        <RoleDialog
          count={count}
          roles={roles}
          onRole={(roleId) => void change({ roleId })}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === "ban" && (
        <BanDialog
          question={t("users.banSeveral", { count })}
          onBan={(banReason) => void change({ banned: true, banReason })}
          onCancel={() => setAsking(null)}
        />
      )}
      {results && <ChangeResults results={results} onClose={() => setResults(null)} />}
    </>
  );
}
