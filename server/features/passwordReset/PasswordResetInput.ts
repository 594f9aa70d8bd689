import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { InputSettings } from "../../config/InputSettings";
import { newPassword } from "../../config/passwordRules";
import { PASSWORD_DESCRIPTION } from "../../lib/describeLimits";

/** What choosing a new password with a link takes. */
@InputType({ description: "A new password, set with a reset link." })
export class PasswordResetInput {
  static rules = (settings: InputSettings) =>
    z.object({ token: z.string(), newPassword: newPassword(settings) });

  @Field(() => String, { description: "The token from the reset link." })
  token!: string;

  @Field(() => String, {
    description: `The password: ${PASSWORD_DESCRIPTION}`,
  })
  newPassword!: string;
}
