import type { Viewer } from "../../graphql/context";
import { admin, byCall, whenExists, type Rule, self } from "../../graphql/rules";
import type { Services } from "../../services";
import { namedRequest, namedUser } from "./loaders";

/**
 * Allows admins to act on any user but themselves, so that no admin loses access. Null stands for
 * users in general.
 */
export const adminOnOthers: Rule<{ userId: number } | null> = whenExists(namedUser, {
  name: "admin, on others",
  allows: (viewer, { args }) => viewer.roleName === "admin" && args["userId"] !== viewer.userId,
  allowsOn: (viewer, account) => viewer.roleName === "admin" && account?.userId !== viewer.userId,
});

/** The rules for editing a user's name and email. */
export const canEditUser: Rule<{ userId: number }>[] = [whenExists(namedUser, self), admin];

/**
 * Returns true if a member has to request the role of a contributor, unless new users get it
 * immediately.
 */
export const canRequestContributor = (
  viewer: Viewer | null,
  { siteSettings }: Pick<Services, "siteSettings">,
): boolean => viewer?.roleName === "member" && siteSettings.values.newUserRole === "member";

/** Allows members to create a request, if they have to request the role. */
export const canCreateRequest = byCall("member, where new users are members", (viewer, call) =>
  canRequestContributor(viewer, call.context.services),
);

/** The rule for answering requests to become a contributor. */
export const canAnswerRequest = whenExists(namedRequest, admin);
