import "../../shared/ui/fieldStyles";
import { Button, Checkbox } from "@mantine/core";
import { Link } from "react-router-dom";
import type { FetchMore } from "../../shared/apollo/nextPage";
import { paths } from "../../shared/paths";
import type { Column } from "../../shared/table/DataTable";
import { RowActions, RowLink } from "../../shared/table/RowActions";
import { TableScreen } from "../../shared/table/TableScreen";
import { useQueryState } from "../../shared/useQueryState";
import { roleText } from "../../shared/roleText";
import { t } from "../../shared/messages/t";
import { formatDate } from "../../shared/dates";
import { BanButton } from "./BanButton";
import { SelectedUsers } from "./SelectedUsers";
import { UserFilters } from "./UserFilters";
import { userFormat, type UserSort } from "./userQuery";
import { useSelection } from "./useSelection";
import type { UserRole } from "./roleOptions";
import classes from "./UserTable.module.css";
import type { UserTable_UserFragment } from "./UserTable_user.generated";

/** A text in one line. */
const Short = ({ children }: { children: string }) => (
  <span className={classes.short}>{children}</span>
);

/** An address, which breaks before its "@" rather than within a word. */
const Email = ({ email }: { email: string }) => {
  const at = email.lastIndexOf("@");
  return (
    <span className={classes.email}>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </span>
  );
};

const columns: Column<UserTable_UserFragment, UserSort>[] = [
  { head: "users.columns.key", sort: "key", cell: ({ userId }) => userId },
  {
    head: "users.columns.name",
    sort: "name",
    part: "name",
    cell: ({ name, userId }) => (
      <Link dir="auto" to={paths.user(userId)}>
        {name}
      </Link>
    ),
  },
  {
    head: "users.columns.email",
    sort: "email",
    cell: ({ email }) => email && <Email email={email} />,
  },
  {
    head: "users.columns.role",
    sort: "role",
    cell: ({ role }) => role && <Short>{roleText(role.roleName)}</Short>,
  },
  {
    head: "users.columns.banned",
    sort: "banned",
    cell: ({ banned }) => (banned ? t("users.yes") : t("users.no")),
  },
  { head: "users.columns.joined", cell: ({ createdAt }) => <Short>{formatDate(createdAt)}</Short> },
  {
    head: "users.columns.lastSeen",
    cell: ({ lastSeenAt }) => (
      <Short>{lastSeenAt ? formatDate(lastSeenAt) : t("users.never")}</Short>
    ),
  },
  {
    head: "table.actions",
    part: "actions",
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
  roles: readonly UserRole[];
  /** The number of open contributor requests. */
  requests: number;
  onMore: FetchMore;
}

/** All users, with an admin's actions. */
export function UserTable({ users, total, roles, requests, onMore }: UserTableProps) {
  const [query, change] = useQueryState(userFormat);
  const { selected, isSelected, select, selectAll } = useSelection(users);
  const isEachSelected = users.length > 0 && selected.length === users.length;
  const selection: Column<UserTable_UserFragment, UserSort> = {
    head: "users.select",
    part: "selection",
    control: (
      <Checkbox
        className={classes.box}
        aria-label={t("users.selectAll")}
        checked={isEachSelected}
        indeterminate={selected.length > 0 && !isEachSelected}
        onChange={() => selectAll(!isEachSelected)}
      />
    ),
    cell: (user) => (
      <Checkbox
        className={classes.box}
        aria-label={t("table.of", { action: t("users.select"), name: user.name })}
        checked={isSelected(user)}
        onChange={(event) => select(user, event.currentTarget.checked)}
      />
    ),
  };
  return (
    <>
      <TableScreen
        messages="users"
        columns={[selection, ...columns]}
        rows={users}
        rowKey={({ id }) => id}
        total={total}
        query={query}
        onChange={change}
        onMore={onMore}
        filters={<UserFilters query={query} roles={roles} onChange={change} />}
        action={
          <Button component={Link} to={paths.contributorRequests()} variant="default">
            {requests > 0 ? t("users.requestsOpen", { open: requests }) : t("users.requests")}
          </Button>
        }
      />
      <SelectedUsers
        users={selected}
        roles={roles}
        shownCount={users.length}
        onSelectAll={selectAll}
      />
    </>
  );
}
