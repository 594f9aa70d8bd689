import { admin, byCall, whenExists, type Rule, self, selfOrUnnamed } from "../../graphql/rules";
import { namedRecipe } from "../recipes/loaders";
import { roleIds } from "../users/Role";
import { namedUser, userById } from "../users/loaders";

const sharingRoleIds: readonly number[] = [roleIds.admin, roleIds.contributor];

/** Allows contributors to read each other's notes and those of admins. */
const amongContributors = byCall(
  "contributor, of contributors and admins",
  async (viewer, { args, context }) => {
    if (viewer.roleName !== "contributor") return false;
    const author = await context.load(userById, Number(args["userId"]));
    return author !== null && sharingRoleIds.includes(author.roleId);
  },
);

/** Rules for reading a note. */
export const canReadNote: Rule<{ userId: number }>[] = [
  whenExists(namedRecipe, self),
  whenExists(namedUser, admin),
  amongContributors,
];

/** Rules for writing a note. */
export const canWriteNote = [whenExists(namedRecipe, selfOrUnnamed), whenExists(namedUser, admin)];
