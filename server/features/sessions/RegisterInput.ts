import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import type { Settings } from "../../../shared/settings";
import { newPassword } from "../../config/passwordRules";
import { emailAddress, requiredName } from "../../graphql/validate";

/** What a new account takes. */
@InputType({ description: "A new account." })
export class RegisterInput {
  static rules = ({ passwordMinLength }: Settings) =>
    z.object({
      name: requiredName("Username is required", "Username", maxLength.username),
      email: emailAddress,
      password: newPassword(passwordMinLength),
    });

  @Field(() => String, {
    description: "The user name: 1 to 50 characters, unique regardless of case.",
  })
  name!: string;

  @Field(() => String, {
    description: "The email address: at most 254 characters, unique regardless of case.",
  })
  email!: string;

  @Field(() => String, {
    description:
      "The password: at least 6 characters, or more if the server requires it; at most 72 bytes.",
  })
  password!: string;
}
