import { useApolloClient } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { UserTable } from "../features/users/UserTable";
import { fetchUsersPage, useUsersPage } from "./UsersPage.generated";
import { type usersLoader, usersVariables } from "./UsersPage.loader";

/** /users */
export function Component() {
  const client = useApolloClient();
  const [address] = useSearchParams();
  const { edges, pageInfo, totalCount } =
    useUsersPage(useLoaderData<ReturnType<typeof usersLoader>>()).users;
  // Into the cache, which this page watches: a next page that fails must not take the table along.
  const more = () =>
    fetchUsersPage(client, { ...usersVariables(address), after: pageInfo.endCursor });
  return (
    <UserTable
      users={edges.map(({ node }) => node)}
      total={totalCount}
      onMore={pageInfo.hasNextPage ? more : null}
    />
  );
}
