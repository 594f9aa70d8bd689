import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { Settings } from "../../../shared/settings";
import { fitsBcrypt, longestPassword } from "../../config/passwordRules";

/** What people are told whatever is wrong with it; documented clients look for these words. */
export const WRONG_CURRENT_PASSWORD = "Current password is incorrect.";

/** What changing one's password takes. */
@InputType({ description: "What changing one's password takes." })
export class PasswordChangeInput {
  static rules = ({ passwordMinLength }: Settings) =>
    z.object({
      currentPassword: z
        .string()
        .min(1, "Current password is required")
        .refine(fitsBcrypt, WRONG_CURRENT_PASSWORD),
      newPassword: z
        .string()
        .min(1, "New password is required")
        .min(passwordMinLength, `At least ${passwordMinLength} characters`)
        .pipe(longestPassword),
    });

  @Field(() => String, { description: "The password so far." })
  currentPassword!: string;

  @Field(() => String, {
    description: "At least 6 characters, or what the server asks for; at most 72 bytes.",
  })
  newPassword!: string;
}
