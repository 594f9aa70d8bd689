import { z } from "zod";
import { fitsBcrypt } from "../../../config/passwordRules";
import type { Issue } from "../../../errors";

/** The message for any invalid password. */
export const WRONG_PASSWORD = "Wrong password.";

/** What a wrong one is reported as. */
export const wrongPassword: Issue = { message: WRONG_PASSWORD, field: "password" };

/** The viewer's password, as proof. */
export const ownPassword = z
  .string()
  .min(1, "Password is required")
  .refine(fitsBcrypt, WRONG_PASSWORD);
