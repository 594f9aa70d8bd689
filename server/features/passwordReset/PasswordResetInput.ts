import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { newPassword } from "../../config/passwordRules";

/** What choosing a new password with a link takes. */
@InputType({ description: "A new password, set with a reset link." })
export class PasswordResetInput {
  static rules = z.object({ token: z.string(), newPassword });

  @Field(() => String, { description: "The token from the reset link." })
  token!: string;

  @Field(() => String, { description: "The password: at least 6 characters, at most 72 bytes." })
  newPassword!: string;
}
