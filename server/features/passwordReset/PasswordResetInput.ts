import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { Settings } from "../../../shared/settings";
import { newPassword } from "../../config/passwordRules";

/** What choosing a new password with a link takes. */
@InputType({ description: "What choosing a new password with a link takes." })
export class PasswordResetInput {
  static rules = ({ passwordMinLength }: Settings) =>
    z.object({ token: z.string(), newPassword: newPassword(passwordMinLength) });

  @Field(() => String, { description: "What the link in the mail carries." })
  token!: string;

  @Field(() => String, {
    description: "At least 6 characters, or what the server asks for; at most 72 bytes.",
  })
  newPassword!: string;
}
