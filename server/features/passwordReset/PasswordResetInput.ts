import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { Settings } from "../../../shared/settings";
import { newPassword } from "../../config/passwordRules";
import { PASSWORD_DESCRIPTION } from "../../lib/describeLimits";

/** What choosing a new password with a link takes. */
@InputType({ description: "A new password, set with a reset link." })
export class PasswordResetInput {
  static rules = ({ passwordMinLength }: Settings) =>
    z.object({ token: z.string(), newPassword: newPassword(passwordMinLength) });

  @Field(() => String, { description: "The token from the reset link." })
  token!: string;

  @Field(() => String, {
    description: `The password: ${PASSWORD_DESCRIPTION}`,
  })
  newPassword!: string;
}
