import { z } from "zod";

/** bcrypt reads no further than this, and would take two long passwords for the same. */
const LONGEST = 72;

export const longestPassword = z
  .string()
  .refine(
    (password) => Buffer.byteLength(password) <= LONGEST,
    `Password must be at most ${LONGEST} bytes long`,
  )
  .refine((password) => !password.includes("\0"), "Text must not contain the NUL character.");

/** The spec's minimum; a server may ask for more with `PASSWORD_MIN_LENGTH`. */
export const newPassword = z
  .string()
  .min(1, "Password is required")
  .min(6, "Password must be at least 6 characters long")
  .pipe(longestPassword);
