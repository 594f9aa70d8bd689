import { ArgsType, Field } from "type-graphql";
import { z } from "zod";
import { requiredText } from "../../graphql/validate";

/** Whom a reset link is asked for. Any text will do: what is no address is nobody's, like others. */
@ArgsType()
export class PasswordResetRequest {
  static rules = z.object({ email: requiredText("Email is required", "Email", 254) });

  @Field(() => String, { description: "The account's email address, in any case." })
  email!: string;
}
