import { ArgsType, Field } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../../shared/inputLimits";
import { ownPassword } from "../password/ownPassword";
import { secondFactorCode } from "./secondFactorCode";

/** What adding an authenticator app takes. */
@ArgsType()
export class SetUpAuthenticatorArgs {
  static rules = z.object({ password: ownPassword });

  @Field(() => String, {
    description: `The viewer's password, at most ${LONGEST_PASSWORD_BYTES} bytes.`,
  })
  password!: string;
}

/** What confirms an authenticator app. */
@ArgsType()
export class ConfirmAuthenticatorArgs {
  static rules = z.object({ code: secondFactorCode });

  @Field(() => String, { description: "The code that the authenticator app shows." })
  code!: string;
}
