import { ArgsType, Field, InputType } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../../shared/inputLimits";
import { ownPassword } from "../password/ownPassword";

/** Longer than the codes of any provider. */
const LONGEST_PARAMETERS = 8_000;

/** What completes a login by OpenID Connect. */
@ArgsType()
export class CompleteOpenIdLoginArgs {
  static rules = z.object({
    parameters: z
      .string()
      .min(1, "Parameters are required")
      .max(LONGEST_PARAMETERS, `Parameters must be at most ${LONGEST_PARAMETERS} characters long`)
      .transform((query) => query.replace(/^\?/, "")),
  });

  @Field(() => String, {
    description:
      "The query string of the address that the provider has sent the browser back to, such as `code=…&state=…`.",
  })
  parameters!: string;
}

/** What links a provider's account to one with a password. */
@InputType({
  description:
    "The proof that links the provider's account to the one with the same email address.",
})
export class OpenIdLinkInput {
  static rules = z.object({
    challenge: z.string().min(1, "Challenge is required"),
    password: ownPassword,
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
