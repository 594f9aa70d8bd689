import type { Context } from "../../graphql/context";
import { recordEvent } from "../../lib/requestDetails";
import type { User } from "../users/User";
import { LoginPayload } from "./LoginPayload";
import { setPageSession } from "./setPageSession";
import { startSession } from "./startSession";

/**
 * Starts a session for somebody who has proven who they are, and makes them the viewer.
 * @param proven whether a second factor was proven, for accounts that have one
 */
export async function finishLogin(
  context: Context,
  user: User,
  proven: { secondFactor: boolean },
): Promise<LoginPayload> {
  const sessionId = await startSession(context, user, proven);
  context.viewer = { userId: user.userId, roleName: user.role.roleName, sessionId };
  setPageSession(context);
  recordEvent("logged in", { userId: user.userId });
  const token = context.services.tokens.sign(user.userId, sessionId);
  return Object.assign(new LoginPayload(), { token, user });
}
