import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import type { Settings } from "../../../shared/settings";
import { newPassword } from "../../config/passwordRules";
import { emailAddress, requiredName } from "../../graphql/validate";

/** What a new account takes. */
@InputType({ description: "What a new account takes; it is always a plain member's." })
export class RegisterInput {
  static rules = ({ passwordMinLength }: Settings) =>
    z.object({
      name: requiredName("Username is required", "Username", maxLength.username),
      email: emailAddress,
      password: newPassword(passwordMinLength),
    });

  @Field(() => String, {
    description: "The name to go by, 1 to 50 characters, unique without regard to case.",
  })
  name!: string;

  @Field(() => String, { description: "Unique without regard to case, at most 254 characters." })
  email!: string;

  @Field(() => String, {
    description: "At least 6 characters, or what the server asks for; at most 72 bytes.",
  })
  password!: string;
}
