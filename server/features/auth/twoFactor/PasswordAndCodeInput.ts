import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { LONGEST_PASSWORD_BYTES } from "../../../../shared/inputLimits";
import { currentPassword } from "../password/currentPassword";
import { secondFactorCode } from "./secondFactorCode";

/** The password and a code of the viewer, as proof of both factors. */
@InputType({ description: "The viewer's password and a code, as proof." })
export class PasswordAndCodeInput {
  static rules = z.object({ password: currentPassword, code: secondFactorCode });

  @Field(() => String, {
    description: `The viewer's password, at most ${LONGEST_PASSWORD_BYTES} bytes.`,
  })
  password!: string;

  @Field(() => String, {
    description: "A code of the authenticator app, or a recovery code. It can be used once.",
  })
  code!: string;
}
