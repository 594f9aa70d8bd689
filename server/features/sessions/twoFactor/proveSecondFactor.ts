import { badInput } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { recordEvent } from "../../../lib/requestDetails";
import { queueNotice } from "../../outbox/QueuedMail";
import type { User } from "../../users/User";
import { useRecoveryCode } from "./recoveryCodes";
import { useTotpCode } from "./useTotpCode";

/** What is said of any wrong code. */
const WRONG_CODE = "This code is wrong, or was used before.";

/** What an authenticator app shows, as people type it. */
const TOTP_CODE = /^\d{6}$/;

async function isRight(context: Context, user: User, code: string): Promise<boolean> {
  const { userId } = user;
  const digits = code.replaceAll(/\s/g, "");
  if (TOTP_CODE.test(digits)) return useTotpCode(context, userId, digits);
  if (!(await useRecoveryCode(context.db, userId, code))) return false;
  recordEvent("recovery code used", { userId });
  await queueNotice(context.db.manager, "recovery-code-used", user, context.caller.locale());
  context.services.outbox.emit("queued");
  return true;
}

/**
 * Uses up a code of the authenticator app, or a recovery code. A wrong one counts as a failed login, and
 * besides for the account alone: whoever knows the password could guess from many addresses.
 * @throws BAD_USER_INPUT for a wrong code, RATE_LIMITED
 */
export async function proveSecondFactor(context: Context, user: User, code: string): Promise<void> {
  const { emailKey, userId } = user;
  const { loginAttempts, secondFactorAttempts } = context.services;
  const proven = await loginAttempts.check(emailKey, context.caller.ip, () =>
    secondFactorAttempts.check(userId, async () => (await isRight(context, user, code)) || null),
  );
  if (proven) return;
  recordEvent("second factor failed", { userId });
  throw badInput(WRONG_CODE, "code");
}
