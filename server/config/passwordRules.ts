import { z } from "zod";
import { badInput } from "../errors";

/** bcrypt reads no further than this, and would take two long passwords for the same. */
const LONGEST = 72;

const isShortEnough = (password: string) => Buffer.byteLength(password) <= LONGEST;
const withoutNul = (password: string) => !password.includes("\0");

/** Whether bcrypt would read all of a password; one that it would not was never anybody's. */
export const fitsBcrypt = (password: string): boolean =>
  isShortEnough(password) && withoutNul(password);

export const longestPassword = z
  .string()
  .refine(isShortEnough, `Password must be at most ${LONGEST} bytes long`)
  .refine(withoutNul, "Text must not contain the NUL character.");

/** The minimum of every server; {@link checkPasswordLength} checks the configured one. */
export const newPassword = z
  .string()
  .min(1, "Password is required")
  .min(6, "Password must be at least 6 characters long")
  .pipe(longestPassword);

/**
 * Throws BAD_USER_INPUT for a new password that is shorter than the configured minimum.
 * @param minimum `PASSWORD_MIN_LENGTH`
 */
export function checkPasswordLength(password: string, minimum: number, field: string): void {
  if (password.length >= minimum) return;
  throw badInput(`Password must be at least ${minimum} characters long`, field);
}
