import { accountBanned, unauthenticated } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { finishLogin } from "../session/finishLogin";
import type { LoginPayload } from "../session/LoginPayload";
import { linkIdentity } from "../openId/identities";
import { User } from "../../users/User";
import { proveSecondFactor } from "./proveSecondFactor";
import type { SecondFactorInput } from "./SecondFactorInput";

const expired = () => unauthenticated("This login has expired. Please log in again.");

/** The account whose password was right a moment ago, and is the same still, and what is linked to it then. */
async function readChallenge({ db, services }: Context, challenge: string) {
  const named = services.loginChallenges.verify(challenge);
  if (!named) throw expired();
  const { userId } = named;
  const user = await db
    .getRepository(User)
    .findOne({ where: { userId }, relations: { role: true } });
  if (!user?.twoFactor || !named.isValidFor(user.passwordHash)) throw expired();
  if (user.banned) throw accountBanned(user.banReason);
  return { user, subject: named.subject };
}

/** Starts the session of a login whose password was right, with a code or a passkey. */
export async function completeLogin(
  context: Context,
  { challenge, code, passkey }: SecondFactorInput,
): Promise<LoginPayload> {
  const { user, subject } = await readChallenge(context, challenge);
  await proveSecondFactor(context, user, { code, passkey });
  if (subject !== null) await linkIdentity(context, user, subject);
  return finishLogin(context, user, { secondFactor: true });
}
