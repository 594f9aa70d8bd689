import { ArgsType, Field } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../../../shared/inputLimits";
import { requiredText } from "../../../../graphql/validate";

/** The email to send a reset link to. Invalid addresses are treated like unknown ones. */
@ArgsType()
export class PasswordResetRequest {
  static rules = z.object({ email: requiredText("Email is required", "Email", maxLength.email) });

  @Field(() => String, { description: "The account's email address, in any case." })
  email!: string;
}
