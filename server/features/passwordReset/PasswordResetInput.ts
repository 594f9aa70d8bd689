import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { newPassword } from "../../config/passwordRules";

/** What choosing a new password with a link takes. */
@InputType({ description: "What choosing a new password with a link takes." })
export class PasswordResetInput {
  static rules = z.object({ token: z.string(), newPassword });

  @Field(() => String, { description: "What the link in the mail carries." })
  token!: string;

  @Field(() => String, { description: "At least 6 characters, at most 72 bytes." })
  newPassword!: string;
}
