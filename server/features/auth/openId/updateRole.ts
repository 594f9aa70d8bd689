import { AppError } from "../../../errors";
import type { Context } from "../../../graphql/context";
import type { OpenIdClaims } from "../../../services";
import { roleIds } from "../../users/Role";
import type { User } from "../../users/User";
import { Session } from "../session/Session";
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
  const { userId } = user;
  if (roleId === user.roleId) return;
  try {
    await db.transaction(async (data) => {
      await setRole(data, userId, roleId);
      // Sessions end with a role that a provider has given, so each has to begin with it.
      await data.getRepository(Session).delete({ userId });
    });
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "CONFLICT") throw error;
    log.warn("the login provider no longer makes the last admin one, who stays admin all the same");
    return;
  }
  context.recordEvent("role changed", { userId });
}

const IS_OUTDATED = `
  select from identities
  where user_id = $1 and last_used_at < now() - make_interval(hours => $2::int)`;

/**
 * Takes the role away that a provider has given and not confirmed in time, at a login by other means.
 * @returns whether the role has changed
 */
export async function dropOutdatedRole(context: Context, user: User): Promise<boolean> {
  const { roles } = context.services.config.openId ?? {};
  if (!roles) return false;
  const outdated: object[] = await context.db.query(IS_OUTDATED, [user.userId, roles.hours]);
  if (outdated.length === 0) return false;
  await updateRole(context, user, "default");
  return true;
}
