import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { fitsBcrypt, longestPassword } from "../../config/passwordRules";

/** The message for any invalid current password; documented clients look for these words. */
export const WRONG_CURRENT_PASSWORD = "Current password is incorrect.";

/** What changing one's password takes. */
@InputType({ description: "What changing one's password takes." })
export class PasswordChangeInput {
  static rules = z.object({
    currentPassword: z
      .string()
      .min(1, "Current password is required")
      .refine(fitsBcrypt, WRONG_CURRENT_PASSWORD),
    newPassword: z
      .string()
      .min(1, "New password is required")
      .min(6, "At least 6 characters")
      .pipe(longestPassword),
  });

  @Field(() => String, { description: "The password so far." })
  currentPassword!: string;

  @Field(() => String, {
    description: "At least 6 characters, or what the server asks for; at most 72 bytes.",
  })
  newPassword!: string;
}
