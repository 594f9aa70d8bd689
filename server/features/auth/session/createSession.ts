import type { Context } from "../../../graphql/context";
import { User } from "../../users/User";
import { LoginPayload } from "./LoginPayload";
import { dropOutdatedRole } from "../openId/updateRole";
import { setPageSession } from "./setPageSession";
import { type ProvenFactor, insertSession } from "./insertSession";

const reload = ({ db }: Context, { userId }: User): Promise<User> =>
  db.getRepository(User).findOneOrFail({ where: { userId }, relations: { role: true } });

/**
 * Starts a session for an authenticated user and makes them the viewer.
 * @param proven true in `secondFactor` if a second factor was proven
 * @param by the means of the login, other than a password
 */
export async function createSession(
  context: Context,
  account: User,
  proven: ProvenFactor,
  by?: "openid" | "passkey",
): Promise<LoginPayload> {
  const isOutdated = await dropOutdatedRole(context, account);
  const user = isOutdated ? await reload(context, account) : account;
  const sessionId = await insertSession(context, user, proven);
  const { userId, role } = user;
  const vouched = proven.vouched === true;
  const mustConfirmEmail = context.services.config.confirmEmail && user.emailConfirmedAt === null;
  context.viewer = { userId, roleName: role.roleName, sessionId, vouched, mustConfirmEmail };
  setPageSession(context);
  context.recordEvent("logged in", { userId, ...(by && { by }) });
  const token = context.services.tokens.sign(userId, sessionId);
  return Object.assign(new LoginPayload(), { token, user });
}
