import { NativeSelect } from "@mantine/core";
import { t } from "../../shared/messages/t";
import { roleOptions, type UserRole } from "./roleOptions";
import type { UserQuery } from "./userQuery";
import classes from "./UserTable.module.css";

interface UserFiltersProps {
  query: UserQuery;
  roles: readonly UserRole[];
  onChange: (change: Partial<UserQuery>) => void;
}

/** The filters of the table of users. */
export function UserFilters({ query, roles, onChange }: UserFiltersProps) {
  const ban = query.isBanned === null ? "" : query.isBanned ? "yes" : "no";
  return (
    <>
      <NativeSelect
        className={classes.filter}
        aria-label={t("users.columns.role")}
        data={roleOptions(roles, t("users.anyRole"))}
        value={String(query.roleId ?? "")}
        onChange={(event) => onChange({ roleId: Number(event.currentTarget.value) || null })}
      />
      <NativeSelect
        className={classes.filter}
        aria-label={t("users.columns.banned")}
        data={[
          { value: "", label: t("users.anyBan") },
          { value: "yes", label: t("users.banned") },
          { value: "no", label: t("users.notBanned") },
        ]}
        value={ban}
        onChange={({ currentTarget: { value } }) =>
          onChange({ isBanned: value === "" ? null : value === "yes" })
        }
      />
    </>
  );
}
