import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { InputSettings } from "../../../config/InputSettings";
import { fitsBcrypt, makeChangedPasswordRule } from "../../../config/passwordRules";
import { PASSWORD_DESCRIPTION } from "../../../lib/describeLimits";

/** The message for any invalid current password; documented clients search for this text. */
export const WRONG_CURRENT_PASSWORD = "Current password is incorrect.";

/** The input of `changePassword`. */
@InputType({ description: "The current and the new password." })
export class PasswordChangeInput {
  static rules = (settings: InputSettings) =>
    z.object({
      currentPassword: z
        .string()
        .min(1, "Current password is required")
        .refine(fitsBcrypt, WRONG_CURRENT_PASSWORD),
      newPassword: makeChangedPasswordRule(settings),
    });

  @Field(() => String, { description: "The current password." })
  currentPassword!: string;

  @Field(() => String, {
    description: `The new password: ${PASSWORD_DESCRIPTION}`,
  })
  newPassword!: string;
}
