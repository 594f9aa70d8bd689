import { admin, whenExists, type Rule, self } from "../../graphql/rules";
import { namedUser } from "./loaders";

/**
 * Admins, on anybody but themselves: no admin locks the door from within. On null: on people at
 * large.
 */
export const adminOnOthers: Rule<{ userId: number } | null> = whenExists(namedUser, {
  name: "admin, on others",
  allows: (viewer, { args }) => viewer.roleName === "admin" && args["userId"] !== viewer.userId,
  allowsOn: (viewer, account) => viewer.roleName === "admin" && account?.userId !== viewer.userId,
});

/** Who may edit a user's name and email. */
export const canEditUser: Rule<{ userId: number }>[] = [whenExists(namedUser, self), admin];
