import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { badInput, conflict, notFound } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { provePassword } from "../password/provePassword";
import { wrongPassword } from "../password/ownPassword";
import { Passkey } from "./Passkey";
import { addFactor, removeFactor } from "../twoFactor/changeFactors";
import type { PasswordAndCodeInput } from "../twoFactor/PasswordAndCodeInput";
import type { PasskeyInput } from "./inputs";
import { loadWebAuthn } from "./loadWebAuthn";
import { NewPasskey } from "./NewPasskey";
import { creationOptions } from "./passkeyOptions";
import type { PasskeyResponse } from "./passkeyResponse";
import { checkCeremony } from "./verifyPasskey";

/** More than anybody has devices. */
const MOST = 20;

const refused = () => badInput("This passkey was not accepted. Please try again.", "response");

/** What the viewer's browser makes a passkey with, once the password is proven. */
export async function preparePasskey(context: Context, password: string): Promise<object> {
  const account = await provePassword(context, password, wrongPassword);
  return creationOptions(context, account);
}

async function verify(context: Context, response: PasskeyResponse) {
  const { userId } = context.viewer!;
  const checked = await checkCeremony(context, response, { purpose: "add", userId });
  if (!checked) throw refused();
  const { expectedOrigin, expectedRPID, challenge } = checked;
  const { verifyRegistrationResponse } = loadWebAuthn();
  const { registrationInfo } = await verifyRegistrationResponse({
    // Its shape is checked by the library, and by `passkeyResponse` before.
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin,
    expectedRPID,
    requireUserVerification: false,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo || !(await checked.use())) throw refused();
  return registrationInfo.credential;
}

/** Adds a passkey to the viewer's account. The first factor turns two-factor login on. */
export async function addPasskey(
  context: Context,
  { name, response }: PasskeyInput,
): Promise<NewPasskey> {
  const { userId } = context.viewer!;
  const { id, publicKey, counter, transports = [] } = await verify(context, response);
  const { result, recoveryCodes } = await addFactor(context, "passkey-added", async (data) => {
    const passkeys = data.getRepository(Passkey);
    if ((await passkeys.countBy({ userId })) >= MOST)
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

/** Gives one of the viewer's passkeys another name. Throws NOT_FOUND for another's. */
export async function renamePasskey(
  { db, viewer }: Context,
  passkeyId: number,
  name: string,
): Promise<Passkey> {
  const own = { passkeyId, userId: viewer!.userId };
  const passkeys = db.getRepository(Passkey);
  const { affected } = await passkeys.update(own, { name });
  const renamed = affected ? await passkeys.findOneBy(own) : null;
  if (!renamed) throw notFound("Passkey");
  return renamed;
}

/** Removes one of the viewer's passkeys, with both factors. Throws NOT_FOUND for another's. */
export async function removePasskey(
  context: Context,
  passkeyId: number,
  input: PasswordAndCodeInput,
): Promise<void> {
  const own = { passkeyId, userId: context.viewer!.userId };
  if (!(await context.db.getRepository(Passkey).existsBy(own))) throw notFound("Passkey");
  await removeFactor(context, input, "passkey-removed", (data) =>
    data.getRepository(Passkey).delete(own),
  );
  context.recordEvent("passkey removed", { userId: own.userId });
}
