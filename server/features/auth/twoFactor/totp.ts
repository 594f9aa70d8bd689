import { Secret, TOTP } from "otpauth";

/** The length of a secret that RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** The number of periods that a phone's clock may differ, in either direction. */
const MAX_DRIFT_PERIODS = 1;

/**
 * Makes a code generator with the parameters that every authenticator app supports: six digits of
 * SHA-1, every 30 seconds.
 */
const makeTotp = (secret: Buffer, label: string, issuer: string) =>
  new TOTP({ issuer, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const makeTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/**
 * Returns the key for typing, and the URI for a QR code.
 * @param siteName the name that authenticator apps show
 */
export function describeTotp(
  secret: Buffer,
  email: string,
  siteName: string,
): { key: string; uri: string } {
  const totp = makeTotp(secret, email, siteName);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** Finds the period of a code, counted since 1970; null for a wrong code. */
export function findStep(secret: Buffer, code: string): number | null {
  const timestamp = Date.now();
  const totp = makeTotp(secret, "", "");
  // The format is checked first, because the library throws if the code has more bytes than
  // characters.
  if (!/^\d+$/.test(code)) return null;
  const delta = totp.validate({ token: code, timestamp, window: MAX_DRIFT_PERIODS });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
