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

/** The least that is ever asked for; {@link checkPasswordLength} asks for what the server is set to. */
export const newPassword = z
  .string()
  .min(1, "Password is required")
  .min(6, "Password must be at least 6 characters long")
  .pipe(longestPassword);

/**
 * Throws BAD_USER_INPUT for a new password that is shorter than this server asks for.
 * @param minimum what `PASSWORD_MIN_LENGTH` says
 */
export function checkPasswordLength(password: string, minimum: number, field: string): void {
  if (password.length >= minimum) return;
  throw badInput(`Password must be at least ${minimum} characters long`, field);
}
