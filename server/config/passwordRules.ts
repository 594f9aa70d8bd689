import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../shared/inputLimits";
import { isCommonPassword } from "./commonPasswords";
import type { InputSettings } from "./InputSettings";

const isShortEnough = (password: string) => Buffer.byteLength(password) <= LONGEST_PASSWORD_BYTES;
const withoutNul = (password: string) => !password.includes("\0");

/** Whether bcrypt would read all of a password; one that it would not was never anybody's. */
export const fitsBcrypt = (password: string): boolean =>
  isShortEnough(password) && withoutNul(password);

export const longestPassword = z
  .string()
  .refine(isShortEnough, `Password must be at most ${LONGEST_PASSWORD_BYTES} bytes long`)
  .refine(withoutNul, "Text must not contain the NUL character.");

/** What bcrypt can read, and nobody guesses first where the operator refuses that. */
export const safePassword = ({ refuseCommonPasswords }: InputSettings) =>
  longestPassword.refine(
    (password) => !refuseCommonPasswords || !isCommonPassword(password),
    "This password is too common. Please choose another one.",
  );

export const newPassword = (settings: InputSettings) =>
  z
    .string()
    .min(1, "Password is required")
    .min(
      settings.passwordMinLength,
      `Password must be at least ${settings.passwordMinLength} characters long`,
    )
    .pipe(safePassword(settings));
