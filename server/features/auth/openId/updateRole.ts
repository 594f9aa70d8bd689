import { AppError } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { OpenIdClaims } from "../../../services";
import { roleIds } from "../../users/Role";
import type { User } from "../../users/User";
import { Session } from "../session/Session";
import { setRole } from "../../users/writeUser";

/** Gives a user the role from the provider's claims. The last admin keeps the role, which is logged. */
export async function updateRole(
  context: Context,
  user: User,
  role: OpenIdClaims["role"],
): Promise<void> {
  if (role === null) return;
  const { db, services } = context;
  const { log, siteSettings } = services;
  const roleId = roleIds[role === "default" ? siteSettings.values.newUserRole : role];
  const { userId } = user;
  if (roleId === user.roleId) return;
  try {
    await db.transaction(async (data) => {
      await setRole(data, userId, roleId);
      // The session starts with that role, because it expires together with its provider's role.
      await data.getRepository(Session).delete({ userId });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
    log.warn("the login provider no longer makes the last admin an admin; the role is kept");
    return;
  }
  context.recordEvent("role changed", { userId });
}

const IS_OUTDATED = `
  select from identities
  where user_id = $1 and last_used_at < now() - make_interval(hours => $2::int)`;

/**
 * Removes, at a login by other means, a role that the provider has given and not confirmed in time.
 * @returns true if the role has changed
 */
export async function dropOutdatedRole(context: Context, user: User): Promise<boolean> {
  const { roles } = context.services.config.openId ?? {};
  if (!roles) return false;
  const outdatedIdentities: object[] = await context.db.query(IS_OUTDATED, [
    user.userId,
    roles.hours,
  ]);
  if (outdatedIdentities.length === 0) return false;
  await updateRole(context, user, "default");
  return true;
}
