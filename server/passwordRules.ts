import { z } from "zod";
import { badInput } from "./errors";

/** bcrypt reads no further than this, and would take two long passwords for the same. */
const LONGEST = 72;

export const longestPassword = z
  .string()
  .refine(
    (password) => Buffer.byteLength(password) <= LONGEST,
    `Password must be at most ${LONGEST} bytes long`,
  )
  .refine((password) => !password.includes("\0"), "Text must not contain the NUL character.");

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
