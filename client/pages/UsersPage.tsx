import { useApolloClient } from "@apollo/client/react";
import { useLoaderData, useSearchParams } from "react-router-dom";
import { nextPage } from "../shared/apollo/nextPage";
import { UserTable } from "../features/users/UserTable";
import { fetchUsersPage, useUsersPage } from "./UsersPage.generated";
import { type usersLoader, usersVariables } from "./UsersPage.loader";

/** /users */
export function Component() {
  const client = useApolloClient();
  const [searchParams] = useSearchParams();
  const data = useUsersPage(useLoaderData<ReturnType<typeof usersLoader>>());
  const { edges, pageInfo, totalCount } = data.users;
  const loadMore = nextPage(pageInfo, (after) =>
    fetchUsersPage(client, { ...usersVariables(searchParams), after }),
  );
  return (
    <UserTable
      users={edges.map(({ node }) => node)}
      total={totalCount}
      roles={data.roles}
      requests={data.contributorRequests.totalCount}
      onMore={loadMore}
    />
  );
}
