import { ArgsType, Field } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../../shared/inputLimits";
import { currentPassword } from "../password/currentPassword";
import { secondFactorCode } from "./secondFactorCode";

/** The arguments of `setUpAuthenticator`. */
@ArgsType()
export class SetUpAuthenticatorArgs {
  static rules = z.object({ password: currentPassword });

  @Field(() => String, {
    description: `The viewer's password, at most ${LONGEST_PASSWORD_BYTES} bytes.`,
  })
  password!: string;
}

/** The arguments of `confirmAuthenticator`. */
@ArgsType()
export class ConfirmAuthenticatorArgs {
  static rules = z.object({ code: secondFactorCode });

  @Field(() => String, { description: "The code that the authenticator app shows." })
  code!: string;
}
