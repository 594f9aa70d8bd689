import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { newPassword } from "../../config/passwordRules";
import { emailAddress, requiredName } from "../../graphql/validate";

/** What a new account takes. */
@InputType({ description: "A new account." })
export class RegisterInput {
  static rules = z.object({
    name: requiredName("Username is required", "Username", 50),
    email: emailAddress,
    password: newPassword,
  });

  @Field(() => String, {
    description: "The user name: 1 to 50 characters, unique regardless of case.",
  })
  name!: string;

  @Field(() => String, {
    description: "The email address: at most 254 characters, unique regardless of case.",
  })
  email!: string;

  @Field(() => String, { description: "The password: at least 6 characters, at most 72 bytes." })
  password!: string;
}
