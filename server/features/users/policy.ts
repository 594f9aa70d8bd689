import type { Config } from "../../config/config";
import type { Viewer } from "../../graphql/context";
import { admin, byCall, whenExists, type Rule, self } from "../../graphql/rules";
import { namedRequest, namedUser } from "./loaders";

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

/** Whether a member has to ask for the role of a contributor, which new users may get right away. */
export const canRequestContributor = (viewer: Viewer | null, { newUserRole }: Config): boolean =>
  viewer?.roleName === "member" && newUserRole === "member";

/** Members, where they have to ask. */
export const memberWhoMustAsk = byCall("member, where new users are members", (viewer, call) =>
  canRequestContributor(viewer, call.context.services.config),
);

/** Who answers requests to become a contributor. */
export const canAnswerRequest = whenExists(namedRequest, admin);
