import { badInput } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { queueAccountNotice } from "../../outbox/QueuedMail";
import type { User } from "../../users/User";
import { Passkey } from "../passkeys/Passkey";
import type { PasskeyResponse } from "../passkeys/passkeyResponse";
import { verifyPasskey } from "../passkeys/verifyPasskey";
import { useRecoveryCode } from "./recoveryCodes";
import { useTotpCode } from "./useTotpCode";

/** The message for any wrong code. */
const WRONG_CODE = "This code is wrong, or was used before.";

/** The message for any passkey that is not accepted. */
const WRONG_PASSKEY = "This passkey was not accepted. Please try again, or enter a code.";

/** A code of an authenticator app, without blanks. */
const TOTP_CODE = /^\d{6}$/;

/** A code, or the response of a passkey. */
export interface SecondFactorProof {
  code?: string | null;
  passkey?: PasskeyResponse | null;
}

async function isValidPasskey(context: Context, userId: number, response: PasskeyResponse) {
  const where = { credentialId: response.id, userId };
  const passkey = await context.db.getRepository(Passkey).findOneBy(where);
  const ceremony = { purpose: "second-factor", userId } as const;
  return passkey !== null && verifyPasskey(context, response, passkey, ceremony);
}

async function isValidCode(context: Context, user: User, code: string): Promise<boolean> {
  const { userId } = user;
  const digits = code.replaceAll(/\s/g, "");
  if (TOTP_CODE.test(digits)) return useTotpCode(context, userId, digits);
  if (!(await useRecoveryCode(context.db, userId, code))) return false;
  context.recordEvent("recovery code used", { userId });
  await queueAccountNotice(context.db.manager, "recovery-code-used", user, context.caller.locale());
  context.services.outbox.emit("queued");
  return true;
}

const isValidProof = (context: Context, user: User, { code, passkey }: SecondFactorProof) =>
  passkey ? isValidPasskey(context, user.userId, passkey) : isValidCode(context, user, code ?? "");

/**
 * Uses up a code of the authenticator app, a recovery code, or the response of a passkey. A wrong one counts
 * as a failed login of the address and, separately, of the account. An attacker with the password could guess
 * from many addresses.
 * @throws BAD_USER_INPUT for a wrong code, RATE_LIMITED
 */
export async function proveSecondFactor(
  context: Context,
  user: User,
  proof: SecondFactorProof,
): Promise<void> {
  const { emailKey, userId } = user;
  const { caller, services } = context;
  const check = async () => (await isValidProof(context, user, proof)) || null;
  const isProven = await services.loginAttempts.check(emailKey, caller, () =>
    services.secondFactorAttempts.check(userId, caller.details, check),
  );
  if (isProven) return;
  context.recordEvent("second factor failed", { userId });
  throw proof.passkey ? badInput(WRONG_PASSKEY, "passkey") : badInput(WRONG_CODE, "code");
}
