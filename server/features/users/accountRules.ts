import { admin, type Findable, on, type Rule, self } from "../../rules";
import { userById } from "./loaders";
import type { User } from "./User";

/** The user whom the argument `userId` names. */
const namedUser: Findable<User> = {
  thing: "User",
  idArgument: "userId",
  find: (context, id) => context.load(userById, id),
};

/**
 * Admins, on anybody but themselves: no admin locks the door from within. On null: on people at
 * large.
 */
export const adminOnOthers: Rule<{ userId: number } | null> = on(namedUser, {
  name: "admin, on others",
  allows: (viewer, { args }) => viewer.roleName === "admin" && args["userId"] !== viewer.userId,
  allowsOn: (viewer, account) => viewer.roleName === "admin" && account?.userId !== viewer.userId,
});

/** Who may edit what an account says of a person. */
export const userEditors: Rule<{ userId: number }>[] = [on(namedUser, self), admin];
