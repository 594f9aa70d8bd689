import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { longestPassword } from "../../config/passwordRules";

/** What logging in takes. */
@InputType({ description: "The credentials of an account." })
export class LoginInput {
  static rules = z.object({
    email: z
      .string()
      .trim()
      .min(1, "Email is required")
      .max(maxLength.email, "Invalid email address"),
    password: z.string().min(1, "Password is required").pipe(longestPassword),
  });

  @Field(() => String, { description: "The account's email address, in any case." })
  email!: string;

  @Field(() => String, { description: "The password, at most 72 bytes." })
  password!: string;
}
