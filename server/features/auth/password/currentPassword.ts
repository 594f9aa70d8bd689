import { z } from "zod";
import { fitsBcrypt } from "../../../config/passwordRules";
import type { Issue } from "../../../errors";

/** The message for any invalid password. */
export const WRONG_PASSWORD = "Wrong password.";

/** The issue that reports a wrong password. */
export const wrongPassword: Issue = { message: WRONG_PASSWORD, field: "password" };

/** The rule for the viewer's password, which is sent as proof. */
export const currentPassword = z
  .string()
  .min(1, "Password is required")
  .refine(fitsBcrypt, WRONG_PASSWORD);
