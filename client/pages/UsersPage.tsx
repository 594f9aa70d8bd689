import { useApolloClient, useReadQuery } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { UserTable } from "../features/users/UserTable";
import { UsersPageDocument } from "./UsersPage.generated";
import { type usersLoader, usersVariables } from "./UsersPage.loader";

/** /users */
export function Component() {
  const client = useApolloClient();
  const [address] = useSearchParams();
  const { edges, pageInfo, totalCount } =
    useReadQuery(useLoaderData<ReturnType<typeof usersLoader>>()).data.users;
  // Into the cache, which this page watches: a next page that fails must not take the table along.
  const more = () =>
    client.query({
      query: UsersPageDocument,
      variables: { ...usersVariables(address), after: pageInfo.endCursor },
      fetchPolicy: "network-only",
    });
  return (
    <UserTable
      users={edges.map(({ node }) => node)}
      total={totalCount}
      onMore={pageInfo.hasNextPage ? more : null}
    />
  );
}
