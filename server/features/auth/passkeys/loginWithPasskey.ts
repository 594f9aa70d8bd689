import { accountBanned, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { User } from "../../users/User";
import { finishLogin } from "../session/finishLogin";
import type { LoginPayload } from "../session/LoginPayload";
import { Passkey } from "./Passkey";
import type { PasskeyResponse } from "./passkeyResponse";
import { verifyPasskey } from "./verifyPasskey";

/** Whom a wrong signature is counted for: nobody's account is named before it is right. */
const ANYBODY = "passkey";

/** Starts a session by a passkey that has verified its user, which are two factors in one. */
export async function loginWithPasskey(
  context: Context,
  response: PasskeyResponse,
): Promise<LoginPayload> {
  const { caller, db, services } = context;
  const ceremony = { purpose: "login", userId: null } as const;
  const user = await services.loginAttempts.check(ANYBODY, caller, async () => {
    const passkey = await db.getRepository(Passkey).findOneBy({ credentialId: response.id });
    if (!passkey) return null;
    // Read first: a passkey that is removed from here on starts no session of the account as it is then.
    const owner = await db
      .getRepository(User)
      .findOne({ where: { userId: passkey.userId }, relations: { role: true } });
    return (await verifyPasskey(context, response, passkey, ceremony)) ? owner : null;
  });
  if (!user) {
    context.recordEvent("login failed");
    throw unauthenticated("This passkey was not accepted. Please log in with your password.");
  }
  if (user.banned) throw accountBanned(user.banReason);
  return finishLogin(context, user, { secondFactor: true }, "passkey");
}
