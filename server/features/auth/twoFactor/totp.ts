import { Secret, TOTP } from "otpauth";
import { BRAND } from "../../../brand";

/** What RFC 4226 recommends. */
const SECRET_BYTES = 20;

/** How many periods the clock of a phone may be off, in either direction. */
const DRIFT = 1;

/** What authenticator apps understand: six digits of SHA-1, every 30 seconds. */
const totpOf = (secret: Buffer, label: string) =>
  new TOTP({ issuer: BRAND, label, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

export const makeTotpSecret = (): Buffer => Buffer.from(new Secret({ size: SECRET_BYTES }).bytes);

/** What an authenticator app needs: the key to type in, and the address that a QR code contains. */
export function describeTotp(secret: Buffer, email: string): { key: string; uri: string } {
  const totp = totpOf(secret, email);
  return { key: totp.secret.base32, uri: totp.toString() };
}

/** The period that a code belongs to, counted since 1970; null for a wrong one. */
export function stepOf(secret: Buffer, code: string): number | null {
  const timestamp = Date.now();
  const totp = totpOf(secret, "");
  // The library compares bytes, and throws where there are more of them than digits.
  if (!/^\d+$/.test(code)) return null;
  const delta = totp.validate({ token: code, timestamp, window: DRIFT });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}
