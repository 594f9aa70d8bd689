import type { EntityManager } from "typeorm";
import type { Viewer } from "../../graphql/context";
import { byCall, canCreateRecipe, mayActOn, type Rule, whenExists } from "../../graphql/rules";
import { User } from "../users/User";
import type { Import } from "./Import";
import { namedImport, namedItem } from "./loaders";

const ownsImport = (viewer: Viewer, importRecord: Pick<Import, "userId"> | null): boolean =>
  importRecord?.userId === viewer.userId;

/** Grants access to an import to the user who started it. */
export const canUseImport: Rule[] = [
  whenExists(
    namedImport,
    byCall("user who started the import", async (viewer, { args, context }) =>
      ownsImport(viewer, await namedImport.find(context, Number(args["importId"]))),
    ),
  ),
];

/** Grants access to a recipe of an import to the user who started the import. */
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
 * Returns true if other users may see the viewer's imported recipes. Such imports may also create
 * ingredients of the site's list. Imports of other viewers are private, and so are their new ingredients.
 */
export const canImportForOthers = (viewer: Viewer): boolean =>
  mayActOn(canCreateRecipe, viewer, null);

/**
 * Loads the owner of an import, whose role may have changed since the start. Returns null if the owner is
 * banned or deleted.
 */
export async function findImporter(data: EntityManager, userId: number): Promise<Viewer | null> {
  const user = await data.findOne(User, { where: { userId }, relations: { role: true } });
  if (!user || user.banned) return null;
  return { userId, roleName: user.role.roleName, sessionId: "" };
}
