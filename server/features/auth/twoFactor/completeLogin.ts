import { accountBanned, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { createSession } from "../session/createSession";
import type { LoginPayload } from "../session/LoginPayload";
import { linkIdentity } from "../openId/identities";
import { User } from "../../users/User";
import { proveSecondFactor } from "./proveSecondFactor";
import type { SecondFactorInput } from "./SecondFactorInput";

const loginExpired = () => unauthenticated("This login has expired. Please log in again.");

/**
 * Reads a login challenge: the account, if its password has not changed since, and the provider's
 * account to link.
 */
async function readChallenge({ db, services }: Context, challenge: string) {
  const claims = services.loginChallenges.verify(challenge);
  if (!claims) throw loginExpired();
  const { userId } = claims;
  const user = await db
    .getRepository(User)
    .findOne({ where: { userId }, relations: { role: true } });
  if (!user?.twoFactor || !claims.isValidFor(user.passwordHash)) throw loginExpired();
  if (user.banned) throw accountBanned(user.banReason);
  return { user, subject: claims.subject };
}

/** Completes a login whose password was right, with a code or a passkey. */
export async function completeLogin(
  context: Context,
  { challenge, code, passkey }: SecondFactorInput,
): Promise<LoginPayload> {
  const { user, subject } = await readChallenge(context, challenge);
  await proveSecondFactor(context, user, { code, passkey });
  if (subject !== null) await linkIdentity(context, user, subject);
  return createSession(context, user, { secondFactor: true });
}
