import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../shared/inputLimits";

const isShortEnough = (password: string) => Buffer.byteLength(password) <= LONGEST_PASSWORD_BYTES;
const withoutNul = (password: string) => !password.includes("\0");

/** Whether bcrypt would read all of a password; one that it would not was never anybody's. */
export const fitsBcrypt = (password: string): boolean =>
  isShortEnough(password) && withoutNul(password);

export const longestPassword = z
  .string()
  .refine(isShortEnough, `Password must be at most ${LONGEST_PASSWORD_BYTES} bytes long`)
  .refine(withoutNul, "Text must not contain the NUL character.");

/** @param minLength `PASSWORD_MIN_LENGTH` */
export const newPassword = (minLength: number) =>
  z
    .string()
    .min(1, "Password is required")
    .min(minLength, `Password must be at least ${minLength} characters long`)
    .pipe(longestPassword);
