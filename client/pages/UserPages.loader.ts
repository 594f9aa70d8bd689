import type { LoaderFunctionArgs } from "react-router-dom";
import { userIdIn } from "../shared/keys";
import { loadQuery, type Preload } from "../shared/preload";
import {
  DeleteUserPageDocument,
  EditUserPageDocument,
  UserRolePageDocument,
} from "./UserPages.generated";

const userIn = ({ params }: LoaderFunctionArgs) => ({ userId: userIdIn(params["id"]) });

/** An account as it is now. Throws 400 for an id that is no number, as those below do. */
export const editUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  loadQuery(preload, args.request, EditUserPageDocument, userIn(args), "network-only");

/** An account's role, and those that there are. */
export const userRoleLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  loadQuery(preload, args.request, UserRolePageDocument, userIn(args), "network-only");

/** Whose account would be deleted. */
export const deleteUserLoader = (preload: Preload) => (args: LoaderFunctionArgs) =>
  loadQuery(preload, args.request, DeleteUserPageDocument, userIn(args), "network-only");
