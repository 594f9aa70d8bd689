import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../shared/inputLimits";
import { isCommonPassword } from "./commonPasswords";
import type { InputSettings } from "./InputSettings";

const fitsByteLimit = (password: string) => Buffer.byteLength(password) <= LONGEST_PASSWORD_BYTES;
const hasNoNul = (password: string) => !password.includes("\0");

/**
 * Returns true if bcrypt reads the complete password. Other passwords were never accepted, so they cannot
 * match.
 */
export const fitsBcrypt = (password: string): boolean =>
  fitsByteLimit(password) && hasNoNul(password);

export const passwordLengthRule = z
  .string()
  .refine(fitsByteLimit, `Password must be at most ${LONGEST_PASSWORD_BYTES} bytes long`)
  .refine(hasNoNul, "Text must not contain the NUL character.");

/** Passwords that bcrypt can read and, unless the operator allows them, that are not common. */
export const makeSafePasswordRule = ({ refuseCommonPasswords }: InputSettings) =>
  passwordLengthRule.refine(
    (password) => !refuseCommonPasswords || !isCommonPassword(password),
    "This password is too common. Please choose another one.",
  );

export const makeNewPasswordRule = (settings: InputSettings) =>
  z
    .string()
    .min(1, "Password is required")
    .min(
      settings.passwordMinLength,
      `Password must be at least ${settings.passwordMinLength} characters long`,
    )
    .pipe(makeSafePasswordRule(settings));
