import { ArgsType, Field, InputType } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../../shared/inputLimits";
import { currentPassword } from "../password/currentPassword";

/** A length that exceeds the parameters of any provider. */
const MAX_PARAMETERS_LENGTH = 8_000;

/** The arguments of `completeOpenIdLogin`. */
@ArgsType()
export class CompleteOpenIdLoginArgs {
  static rules = z.object({
    parameters: z
      .string()
      .min(1, "Parameters are required")
      .max(
        MAX_PARAMETERS_LENGTH,
        `Parameters must be at most ${MAX_PARAMETERS_LENGTH} characters long`,
      )
      .transform((query) => query.replace(/^\?/, "")),
  });

  @Field(() => String, {
    description:
      "The query string with which the provider has sent the browser back, such as `code=…&state=…`.",
  })
  parameters!: string;
}

/** The input of `linkOpenIdLogin`. */
@InputType({
  description:
    "The proof that links the provider's account to the one with the same email address.",
})
export class OpenIdLinkInput {
  static rules = z.object({
    challenge: z.string().min(1, "Challenge is required"),
    password: currentPassword,
  });

  @Field(() => String, {
    description: "The `challenge` from the error PASSWORD_REQUIRED of the login.",
  })
  challenge!: string;

  @Field(() => String, {
    description: `The password of the account on this site, at most ${LONGEST_PASSWORD_BYTES} bytes.`,
  })
  password!: string;
}
