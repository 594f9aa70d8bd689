import { z } from "zod";

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

/** The spec's minimum; a server may ask for more with `PASSWORD_MIN_LENGTH`. */
export const newPassword = z
  .string()
  .min(1, "Password is required")
  .min(6, "Password must be at least 6 characters long")
  .pipe(longestPassword);
