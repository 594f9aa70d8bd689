import type { LoaderFunctionArgs } from "react-router-dom";
import { toUserArguments, userFormat } from "../features/users/userQuery";
import type { Preload } from "../shared/preload";
import { tableFetchPolicy } from "../shared/table/tableFetchPolicy";
import { preloadUsersPage } from "./UsersPage.generated";

const PAGE_SIZE = 50;

/** Reads the variables of the table from its search params. */
export const usersVariables = (searchParams: URLSearchParams) => ({
  first: PAGE_SIZE,
  ...toUserArguments(userFormat.parse(searchParams)),
});

/** Fetches the first page of users. Admins only. */
export const usersLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const variables = usersVariables(new URL(request.url).searchParams);
    const fetchPolicy = tableFetchPolicy.take(request.url);
    return preloadUsersPage(preload, { request, variables, ...fetchPolicy });
  };
