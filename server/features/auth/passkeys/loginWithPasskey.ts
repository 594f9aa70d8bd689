import { accountBanned, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { User } from "../../users/User";
import { createSession } from "../session/createSession";
import type { LoginPayload } from "../session/LoginPayload";
import { Passkey } from "./Passkey";
import type { PasskeyResponse } from "./passkeyResponse";
import { verifyPasskey } from "./verifyPasskey";

/** The account key for counting wrong signatures, because no account is identified before a signature is verified. */
const ATTEMPTS_KEY = "passkey";

/** Starts a session with a passkey that has verified its user, which counts as two factors. */
export async function loginWithPasskey(
  context: Context,
  response: PasskeyResponse,
): Promise<LoginPayload> {
  const { caller, db, services } = context;
  const ceremony = { purpose: "login", userId: null } as const;
  const user = await services.loginAttempts.check(ATTEMPTS_KEY, caller, async () => {
    const passkey = await db.getRepository(Passkey).findOneBy({ credentialId: response.id });
    if (!passkey) return null;
    // The owner is read first: if the passkey is removed after this, the session cannot start,
    // because the account has changed.
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
  return createSession(context, user, { secondFactor: true }, "passkey");
}
