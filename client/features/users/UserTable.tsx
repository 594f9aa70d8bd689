import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { paths } from "../../shared/paths";
import type { Column } from "../../shared/table/DataTable";
import { RowActions, RowLink } from "../../shared/table/RowActions";
import { TableScreen } from "../../shared/table/TableScreen";
import { useTableQuery } from "../../shared/table/useTableQuery";
import { roleText } from "../../shared/roleText";
import { t } from "../../shared/messages/t";
import { BanButton } from "./BanButton";
import { type UserSort, userOrder } from "./userOrder";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

const columns: Column<UserTable_UserFragment, UserSort>[] = [
  { head: "users.columns.key", sort: "key", cell: ({ userId }) => userId },
  {
    head: "users.columns.name",
    sort: "name",
    cell: ({ name, userId }) => (
      <Link dir="auto" to={paths.user(userId)}>
        {name}
      </Link>
    ),
  },
  { head: "users.columns.email", sort: "email", cell: ({ email }) => email },
  { head: "users.columns.role", sort: "role", cell: ({ role }) => role && roleText(role.roleName) },
  {
    head: "users.columns.banned",
    sort: "banned",
    cell: ({ banned }) => (banned ? t("users.yes") : t("users.no")),
  },
  {
    head: "table.actions",
    cell: (user) => (
      <RowActions>
        {user.viewerCanChangeRole && <BanButton user={user} />}
        {user.viewerCanEdit && (
          <RowLink action={t("table.edit")} of={user.name} to={paths.editUser(user.userId)} />
        )}
        {user.viewerCanChangeRole && (
          <RowLink
            action={t("table.delete")}
            of={user.name}
            to={paths.deleteUser(user.userId)}
            danger
          />
        )}
      </RowActions>
    ),
  },
];

interface UserTableProps {
  users: readonly UserTable_UserFragment[];
  total: number;
  /** The number of open contributor requests. */
  requests: number;
  onMore: FetchMore;
}

/** All users, with an admin's actions. */
export function UserTable({ users, total, requests, onMore }: UserTableProps) {
  const [query, change] = useTableQuery(userOrder);
  return (
    <TableScreen
      messages="users"
      columns={columns}
      rows={users}
      rowKey={({ id }) => id}
      total={total}
      query={query}
      onChange={change}
      onMore={onMore}
      action={
        <Button component={Link} to={paths.contributorRequests()} variant="default">
          {requests > 0 ? t("users.requestsOpen", { open: requests }) : t("users.requests")}
        </Button>
      }
    />
  );
}
