import { z } from "zod";
import { maxLength } from "../../../../shared/inputLimits";

const max = maxLength.secondFactorCode;

/** A code of an authenticator app, or a recovery code. */
export const secondFactorCode = z
  .string()
  .trim()
  .min(1, "Code is required")
  .max(max, `Code must be at most ${max} characters long`);
