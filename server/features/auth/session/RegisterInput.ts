import { Field, InputType } from "type-graphql";
import { z } from "zod";
import type { InputSettings } from "../../../config/InputSettings";
import { makeNewPasswordRule } from "../../../config/passwordRules";
import { emailAddress, requiredName } from "../../../graphql/validate";
import {
  PASSWORD_DESCRIPTION,
  describeLength,
  describeMaxLength,
} from "../../../lib/describeLimits";
import { maxLength } from "../../../../shared/inputLimits";

/** The input of `register`. */
@InputType({ description: "A new account." })
export class RegisterInput {
  static rules = (settings: InputSettings) =>
    z.object({
      name: requiredName("Username is required", "Username", maxLength.username),
      email: emailAddress,
      password: makeNewPasswordRule(settings),
    });

  @Field(() => String, {
    description: `The user name: ${describeLength(maxLength.username)}, unique regardless of case.`,
  })
  name!: string;

  @Field(() => String, {
    description: `The email address: ${describeMaxLength(maxLength.email)}, unique regardless of case.`,
  })
  email!: string;

  @Field(() => String, {
    description: `The password: ${PASSWORD_DESCRIPTION}`,
  })
  password!: string;
}
