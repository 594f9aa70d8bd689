import { badInput, conflict } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { queueNotice } from "../../outbox/QueuedMail";
import { wrongPassword } from "../password/ownPassword";
import { provePassword } from "../password/provePassword";
import type { AuthenticatorSetup } from "./AuthenticatorSetup";
import { lockOwnAccount } from "./accounts";
import { addFactor, proveBoth, removeFactor } from "./changeFactors";
import type { PasswordAndCodeInput } from "./PasswordAndCodeInput";
import { replaceRecoveryCodes } from "./recoveryCodes";
import { TotpSecret } from "./TotpSecret";
import { describeTotp, makeTotpSecret, stepOf } from "./totp";

/** An app that was confirmed is not replaced: whoever has the password alone must not do that. */
const PREPARE = `
  insert into totp_secrets (user_id, secret) values ($1, $2)
  on conflict (user_id) do update set secret = excluded.secret
    where totp_secrets.confirmed_at is null
  returning user_id`;

const CONFIRM = `
  update totp_secrets set confirmed_at = now(), last_step = $2
  where user_id = $1 and confirmed_at is null and secret = $3
  returning user_id`;

/** Makes the secret of an authenticator app, which counts once a code confirms it. */
export async function setUpAuthenticator(
  context: Context,
  password: string,
): Promise<AuthenticatorSetup> {
  const { userId, email } = await provePassword(context, password, wrongPassword);
  const secret = makeTotpSecret();
  const sealed = context.services.secrets.seal(secret, userId);
  const prepared: object[] = await context.db.query(PREPARE, [userId, sealed]);
  if (prepared.length === 0) throw conflict("There is an authenticator app already.");
  return describeTotp(secret, email);
}

/** The secret that waits to be confirmed, and the period that a code of it belongs to. */
async function readCode({ db, services, viewer }: Context, code: string) {
  const { userId } = viewer!;
  const stored = await db.getRepository(TotpSecret).findOneBy({ userId });
  if (!stored || stored.confirmedAt) throw conflict("There is no authenticator app to confirm.");
  const secret = services.secrets.open(stored.secret, userId);
  const step = secret && stepOf(secret, code.replaceAll(/\s/g, ""));
  if (step === null) {
    throw badInput("This code is wrong. Please check the clock of the device.", "code");
  }
  return { sealed: stored.secret, step };
}

/**
 * Adds an authenticator app with a code that it shows.
 * @returns the recovery codes, unless there are some already
 */
export async function confirmAuthenticator(context: Context, code: string): Promise<string[]> {
  const { userId } = context.viewer!;
  const { sealed, step } = await readCode(context, code);
  const { recoveryCodes } = await addFactor(context, "authenticator-added", async (data) => {
    const [confirmed]: [object[], number] = await data.query(CONFIRM, [userId, step, sealed]);
    if (confirmed.length === 0) throw conflict("There is no authenticator app to confirm.");
  });
  return recoveryCodes;
}

/** Removes the viewer's authenticator app. */
export const removeAuthenticator = (context: Context, input: PasswordAndCodeInput): Promise<void> =>
  removeFactor(context, input, "authenticator-removed", (data) =>
    data.getRepository(TotpSecret).delete({ userId: context.viewer!.userId }),
  );

/** Replaces the viewer's recovery codes. */
export async function renewRecoveryCodes(
  context: Context,
  input: PasswordAndCodeInput,
): Promise<string[]> {
  const { userId } = await proveBoth(context, input);
  const codes = await context.db.transaction(async (data) => {
    const account = await lockOwnAccount(data, context.viewer!);
    await queueNotice(data, "recovery-codes-renewed", account, context.caller.locale());
    return replaceRecoveryCodes(data, userId);
  });
  context.recordEvent("recovery codes renewed", { userId });
  context.services.outbox.emit("queued");
  return codes;
}
