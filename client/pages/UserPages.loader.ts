import type { LoaderFunctionArgs } from "react-router-dom";
import { requireUserId } from "../shared/ids";
import type { Preload } from "../shared/preload";
import {
  preloadDeleteUserPage,
  preloadEditUserPage,
  preloadUserRolePage,
} from "./UserPages.generated";

const optionsFor = ({ request, params }: LoaderFunctionArgs) => ({
  request,
  variables: { userId: requireUserId(params["id"]) },
});

/** Fetches an account. Like the loaders below, throws 400 for an invalid ID. */
export const editUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadEditUserPage(preload, optionsFor(args));

/** Fetches an account's role, and all roles. */
export const userRoleLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadUserRolePage(preload, optionsFor(args));

/** Fetches the account to delete. */
export const deleteUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadDeleteUserPage(preload, optionsFor(args));
