import { admin, on, type Rule, self } from "../../rules";
import { namedRecipe } from "../recipes/ownRecipe";
import { roleIds } from "../users/Role";
import { userById } from "../users/loaders";

const sharing: readonly number[] = [roleIds.admin, roleIds.contributor];

/** Contributors read each other's notes and those of admins. */
const amongContributors: Rule<{ userId: number }> = {
  name: "contributor, of contributors and admins",
  async allows(viewer, { args, context }) {
    if (viewer.roleName !== "contributor") return false;
    const author = await context.load(userById, Number(args["userId"]));
    return author !== null && sharing.includes(author.roleId);
  },
  allowsOn: () => false,
};

/** Who may read the note that the arguments name. */
export const noteReaders: Rule<{ userId: number }>[] = [
  on(namedRecipe, self),
  admin,
  amongContributors,
];
