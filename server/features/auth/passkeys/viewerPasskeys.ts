import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { badInput, conflict, notFound } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { provePassword } from "../password/provePassword";
import { wrongPassword } from "../password/currentPassword";
import { Passkey } from "./Passkey";
import { addFactor, removeFactor } from "../twoFactor/changeFactors";
import type { PasswordAndCodeInput } from "../twoFactor/PasswordAndCodeInput";
import type { PasskeyInput } from "./inputs";
import { loadWebAuthn } from "./loadWebAuthn";
import { NewPasskey } from "./NewPasskey";
import { makeCreationOptions } from "./passkeyOptions";
import type { PasskeyResponse } from "./passkeyResponse";
import { checkCeremony } from "./verifyPasskey";

/** A number that exceeds the devices of any user. */
const MAX_PASSKEYS = 20;

const invalidPasskey = () =>
  badInput("This passkey was not accepted. Please try again.", "response");

/** Returns the options for creating a passkey, given the viewer's password. */
export async function preparePasskey(context: Context, password: string): Promise<object> {
  const account = await provePassword(context, password, wrongPassword);
  return makeCreationOptions(context, account);
}

async function verifyRegistration(context: Context, response: PasskeyResponse) {
  const { userId } = context.viewer!;
  const expected = await checkCeremony(context, response, { purpose: "add", userId });
  if (!expected) throw invalidPasskey();
  const { expectedOrigin, expectedRPID, challenge } = expected;
  const { verifyRegistrationResponse } = loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    // The cast is safe, because the library and `passkeyResponse` check the shape.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo || !(await expected.use())) throw invalidPasskey();
  return registrationInfo.credential;
}

/** Adds a passkey to the viewer's account. The first factor enables two-factor login. */
export async function addPasskey(
  context: Context,
  { name, response }: PasskeyInput,
): Promise<NewPasskey> {
  const { userId } = context.viewer!;
  const { id, publicKey, counter, transports = [] } = await verifyRegistration(context, response);
  const { result, recoveryCodes } = await addFactor(context, "passkey-added", async (data) => {
    const passkeys = data.getRepository(Passkey);
    if ((await passkeys.countBy({ userId })) >= MAX_PASSKEYS)
      throw conflict("There are too many passkeys.");
    if (await passkeys.existsBy({ credentialId: id })) {
      throw conflict("This passkey has been added already.");
    }
    const passkey = { userId, name, credentialId: id, counter, transports };
    return passkeys.save(passkeys.create({ ...passkey, publicKey: Buffer.from(publicKey) }));
  });
  context.recordEvent("passkey added", { userId });
  return Object.assign(new NewPasskey(), { passkey: result, recoveryCodes });
}

/** Renames one of the viewer's passkeys. Throws NOT_FOUND for another user's passkey. */
export async function renamePasskey(
  { db, viewer }: Context,
  passkeyId: number,
  name: string,
): Promise<Passkey> {
  const where = { passkeyId, userId: viewer!.userId };
  const passkeys = db.getRepository(Passkey);
  const { affected } = await passkeys.update(where, { name });
  const passkey = affected ? await passkeys.findOneBy(where) : null;
  if (!passkey) throw notFound("Passkey");
  return passkey;
}

/**
 * Removes one of the viewer's passkeys, given both factors. Throws NOT_FOUND for another user's
 * passkey.
 */
export async function removePasskey(
  context: Context,
  passkeyId: number,
  input: PasswordAndCodeInput,
): Promise<void> {
  const where = { passkeyId, userId: context.viewer!.userId };
  if (!(await context.db.getRepository(Passkey).existsBy(where))) throw notFound("Passkey");
  await removeFactor(context, input, "passkey-removed", (data) =>
    data.getRepository(Passkey).delete(where),
  );
  context.recordEvent("passkey removed", { userId: where.userId });
}
