import type { EntityManager } from "typeorm";
import type { Viewer } from "../../graphql/context";
import { byCall, canCreateRecipe, mayActOn, type Rule, whenExists } from "../../graphql/rules";
import { User } from "../users/User";
import type { Import } from "./Import";
import { namedImport, namedItem } from "./loaders";

const ownsImport = (viewer: Viewer, one: Pick<Import, "userId"> | null): boolean =>
  one?.userId === viewer.userId && mayActOn(canCreateRecipe, viewer, null);

/** Who may look at an import and do something with it: who started it and may create recipes. */
export const canUseImport: Rule[] = [
  whenExists(
    namedImport,
    byCall("contributor or admin who started the import", async (viewer, { args, context }) =>
      ownsImport(viewer, await namedImport.find(context, Number(args["importId"]))),
    ),
  ),
];

/** The same for a recipe of an import. */
export const canEditItem: Rule[] = [
  whenExists(
    namedItem,
    byCall("contributor or admin who started the import", async (viewer, { args, context }) => {
      const item = await namedItem.find(context, Number(args["importItemId"]));
      const one = item && (await namedImport.find(context, item.importId));
      return ownsImport(viewer, one);
    }),
  ),
];

/** Whether a user who is not at hand may import: the role may have changed since the import was started. */
export async function mayImport(data: EntityManager, userId: number): Promise<boolean> {
  const user = await data.findOne(User, { where: { userId }, relations: { role: true } });
  if (!user || user.banned) return false;
  const viewer: Viewer = {
    userId,
    roleName: user.role.roleName,
    sessionId: "",
  };
  return mayActOn(canCreateRecipe, viewer, null);
}
