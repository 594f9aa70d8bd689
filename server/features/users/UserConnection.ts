import { connectionOf } from "../../graphql/connection";
import { User } from "./User";

/** One page of users. */
export const UserConnection = connectionOf("User", User);
