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

/** An account, freshly loaded. Throws 400 for an invalid id, as the loaders below do. */
export const editUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadEditUserPage(preload, optionsFor(args));

/** An account's role, and all roles. */
export const userRoleLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadUserRolePage(preload, optionsFor(args));

/** The account to be deleted. */
export const deleteUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  preloadDeleteUserPage(preload, optionsFor(args));
