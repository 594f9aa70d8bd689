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

/**
 * Makes the rule for passwords that bcrypt can read and, unless the operator allows them, that are
 * not common.
 */
const makeSafePasswordRule = ({ refuseCommonPasswords, siteName }: InputSettings) =>
  passwordLengthRule.refine(
    (password) => !refuseCommonPasswords || !isCommonPassword(password, siteName),
    "This password is too common. Please choose another one.",
  );

/**
 * The rule of registration, setup, a reset and the command line. The form that changes a password has three password
 * fields and short messages, which `makeChangedPasswordRule` repeats. docs/spec-coverage.md (5.10 to 5.15) lists both
 * wordings, which clients display. The texts of the forms are in `passwordRules` of client/shared/messages/en.screens.ts.
 */
export const makeNewPasswordRule = (settings: InputSettings) =>
  z
    .string()
    .min(1, "Password is required")
    .min(
      settings.passwordMinLength,
      `Password must be at least ${settings.passwordMinLength} characters long`,
    )
    .pipe(makeSafePasswordRule(settings));

/** Makes the rule of the new password in `changePassword`. */
export const makeChangedPasswordRule = (settings: InputSettings) =>
  z
    .string()
    .min(1, "New password is required")
    .min(settings.passwordMinLength, `At least ${settings.passwordMinLength} characters`)
    .pipe(makeSafePasswordRule(settings));
