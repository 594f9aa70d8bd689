import type { EntityManager } from "typeorm";
import type { Viewer } from "../../graphql/context";
import { byCall, canCreateRecipe, mayActOn, type Rule, whenExists } from "../../graphql/rules";
import { User } from "../users/User";
import type { Import } from "./Import";
import { namedImport, namedItem } from "./loaders";

const ownsImport = (viewer: Viewer, importRecord: Pick<Import, "userId"> | null): boolean =>
  importRecord?.userId === viewer.userId;

/** Who may look at an import and do something with it: who started it. */
export const canUseImport: Rule[] = [
  whenExists(
    namedImport,
    byCall("user who started the import", async (viewer, { args, context }) =>
      ownsImport(viewer, await namedImport.find(context, Number(args["importId"]))),
    ),
  ),
];

/** The same for a recipe of an import. */
export const canEditItem: Rule[] = [
  whenExists(
    namedItem,
    byCall("user who started the import", async (viewer, { args, context }) => {
      const item = await namedItem.find(context, Number(args["importItemId"]));
      const importRecord = item && (await namedImport.find(context, item.importId));
      return ownsImport(viewer, importRecord);
    }),
  ),
];

/**
 * Whether the recipes that a viewer imports may be seen by others, and create ingredients, which everybody sees.
 * Those of others are private, and their ingredients are among the ones that exist.
 */
export const canImportForOthers = (viewer: Viewer): boolean =>
  mayActOn(canCreateRecipe, viewer, null);

/** Who imports, though not at hand: the role may have changed since the import was started. Null for nobody. */
export async function findImporter(data: EntityManager, userId: number): Promise<Viewer | null> {
  const user = await data.findOne(User, { where: { userId }, relations: { role: true } });
  if (!user || user.banned) return null;
  return { userId, roleName: user.role.roleName, sessionId: "" };
}
