import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { passwordLengthRule } from "../../../config/passwordRules";
import { LONGEST_PASSWORD_BYTES, maxLength } from "../../../../shared/inputLimits";

/** The input of `login`. */
@InputType({ description: "The credentials of an account." })
export class LoginInput {
  static rules = z.object({
    email: z
      .string()
      .trim()
      .min(1, "Email is required")
      .max(maxLength.email, "Invalid email address"),
    password: z.string().min(1, "Password is required").pipe(passwordLengthRule),
  });

  @Field(() => String, { description: "The account's email address, in any case." })
  email!: string;

  @Field(() => String, { description: `The password, at most ${LONGEST_PASSWORD_BYTES} bytes.` })
  password!: string;
}
