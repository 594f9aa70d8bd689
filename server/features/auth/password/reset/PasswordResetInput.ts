import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { InputSettings } from "../../../../config/InputSettings";
import { makeNewPasswordRule } from "../../../../config/passwordRules";
import { PASSWORD_DESCRIPTION } from "../../../../lib/describeLimits";

/** The new password, with the token of a reset link. */
@InputType({ description: "A new password, set with a reset link." })
export class PasswordResetInput {
  static rules = (settings: InputSettings) =>
    z.object({
      token: z.string(),
      newPassword: makeNewPasswordRule(settings),
      keepFactors: z.boolean().nullish(),
    });

  @Field(() => String, { description: "The token from the reset link." })
  token!: string;

  @Field(() => String, {
    description: `The password: ${PASSWORD_DESCRIPTION}`,
  })
  newPassword!: string;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if passkeys, the authenticator app, recovery codes and the linked login stay. False by default.",
  })
  keepFactors?: boolean | null;
}
