import { AppError } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { OpenIdClaims } from "../../../services";
import { roleIds } from "../../users/Role";
import type { User } from "../../users/User";
import { setRole } from "../../users/writeUser";

/** Gives a user the role that the provider's claims name. The last admin stays one, which the log says. */
export async function updateRole(
  context: Context,
  user: User,
  role: OpenIdClaims["role"],
): Promise<void> {
  if (role === null) return;
  const { db, services } = context;
  const { config, log } = services;
  const roleId = roleIds[role === "default" ? config.newUserRole : role];
  if (roleId === user.roleId) return;
  try {
    await db.transaction((data) => setRole(data, user.userId, roleId));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
    log.warn("the login provider no longer makes the last admin one, who stays admin all the same");
    return;
  }
  context.recordEvent("role changed", { userId: user.userId });
}
