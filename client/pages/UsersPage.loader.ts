import type { LoaderFunctionArgs } from "react-router-dom";
import { userOrder } from "../features/users/userOrder";
import type { Preload } from "../shared/preload";
import { tableAsLeft } from "../shared/table/tableAsLeft";
import { readTableQuery, toArguments } from "../shared/table/tableQuery";
import { preloadUsersPage } from "./UsersPage.generated";

const PAGE_SIZE = 50;

/** The variables of the table, for its search params. */
export const usersVariables = (searchParams: URLSearchParams) => ({
  first: PAGE_SIZE,
  ...toArguments(readTableQuery(searchParams, userOrder)),
});

/** The first page of users as they are now. The server refuses whoever is no admin. */
export const usersLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const variables = usersVariables(new URL(request.url).searchParams);
    const fetchPolicy = tableAsLeft.takeFetchPolicy(request.url);
    return preloadUsersPage(preload, { request, variables, ...fetchPolicy });
  };
