import { passkeysOverGraphql } from "../passkeyCalls";
import { PasskeyDevice } from "../PasskeyDevice";
import type { Caller, StatementScene } from "../statementScene";
import {
  addApp,
  addProtected,
  loginsOverGraphql,
  PASSWORD,
  prepareApp,
} from "../twoFactorAccounts";

/** Prepares the code that confirms an authenticator app of a caller. */
export async function prepareCode({ server }: StatementScene, { token }: Caller) {
  return { code: (await prepareApp(server, token)).code() };
}

/** Adds the password and a code of a caller. */
export async function addBothFactors({ server }: StatementScene, { token }: Caller) {
  const { app } = await addApp(server, token);
  return { input: { password: PASSWORD, code: app.code() } };
}

/** Prepares the code that completes a login. */
export async function startLogin({ server }: StatementScene) {
  const { app, email } = await addProtected(server);
  const { challenge } = await loginsOverGraphql(server).login(email);
  return { input: { challenge, code: app.code() } };
}

/** Creates a passkey in the browser of a caller. */
export async function createPasskey({ server }: StatementScene, { token }: Caller) {
  const options = await passkeysOverGraphql(server).prepare(token);
  return { input: { name: "My phone", response: new PasskeyDevice().create(options) } };
}

/** Adds a passkey to the account of a caller; returns its key. */
export async function addPasskey(
  { server }: StatementScene,
  { token }: Caller,
  device = new PasskeyDevice(),
): Promise<number> {
  const calls = passkeysOverGraphql(server);
  const added = await calls.add(token, device.create(await calls.prepare(token)));
  return added.passkey!.passkeyId;
}

/** Makes the response of a passkey to a login. */
export async function signLogin(scene: StatementScene) {
  const device = new PasskeyDevice();
  await addPasskey(scene, await scene.addPerson(), device);
  return { response: device.get(await passkeysOverGraphql(scene.server).options()) };
}
