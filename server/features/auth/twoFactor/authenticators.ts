import { badInput, conflict } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { queueAccountNotice } from "../../outbox/QueuedMail";
import { wrongPassword } from "../password/currentPassword";
import { provePassword } from "../password/provePassword";
import type { AuthenticatorSetup } from "./AuthenticatorSetup";
import { lockViewerAccount } from "./accounts";
import { addFactor, proveBothFactors, removeFactor } from "./changeFactors";
import type { PasswordAndCodeInput } from "./PasswordAndCodeInput";
import { replaceRecoveryCodes } from "./recoveryCodes";
import { TotpSecret } from "./TotpSecret";
import { describeTotp, makeTotpSecret, findStep } from "./totp";

/**
 * Stores an unconfirmed secret. A confirmed app is not replaced, because the password alone must
 * not suffice.
 */
const PREPARE = `
  insert into totp_secrets (user_id, secret) values ($1, $2)
  on conflict (user_id) do update set secret = excluded.secret
    where totp_secrets.confirmed_at is null
  returning user_id`;

const CONFIRM = `
  update totp_secrets set confirmed_at = now(), last_step = $2
  where user_id = $1 and confirmed_at is null and secret = $3
  returning user_id`;

/** Creates the secret of an authenticator app, which takes effect once a code confirms it. */
export async function setUpAuthenticator(
  context: Context,
  password: string,
): Promise<AuthenticatorSetup> {
  const { userId, email } = await provePassword(context, password, wrongPassword);
  const secret = makeTotpSecret();
  const encryptedSecret = context.services.secrets.seal(secret, userId);
  const rows: object[] = await context.db.query(PREPARE, [userId, encryptedSecret]);
  if (rows.length === 0) throw conflict("There is an authenticator app already.");
  return describeTotp(secret, email, context.services.siteSettings.siteName);
}

/** Reads the unconfirmed secret and the period of its code. */
async function readCode({ db, services, viewer }: Context, code: string) {
  const { userId } = viewer!;
  const totpSecret = await db.getRepository(TotpSecret).findOneBy({ userId });
  if (!totpSecret || totpSecret.confirmedAt)
    throw conflict("There is no authenticator app to confirm.");
  const secret = services.secrets.open(totpSecret.secret, userId);
  const step = secret && findStep(secret, code.replaceAll(/\s/g, ""));
  if (step === null) {
    throw badInput("This code is wrong. Please check the clock of the device.", "code");
  }
  return { sealed: totpSecret.secret, step };
}

/**
 * Adds the authenticator app after verifying a code that it shows.
 * @returns the recovery codes; empty if the account has some already
 */
export async function confirmAuthenticator(context: Context, code: string): Promise<string[]> {
  const { userId } = context.viewer!;
  const { sealed, step } = await readCode(context, code);
  const { recoveryCodes } = await addFactor(context, "authenticator-added", async (data) => {
    const [rows]: [object[], number] = await data.query(CONFIRM, [userId, step, sealed]);
    if (rows.length === 0) throw conflict("There is no authenticator app to confirm.");
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
  const { userId } = await proveBothFactors(context, input);
  const codes = await context.db.transaction(async (data) => {
    const account = await lockViewerAccount(data, context.viewer!);
    await queueAccountNotice(data, "recovery-codes-renewed", account, context.caller.locale());
    return replaceRecoveryCodes(data, userId);
  });
  context.recordEvent("recovery codes renewed", { userId });
  context.services.outbox.emit("queued");
  return codes;
}
