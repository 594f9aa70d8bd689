import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { secondFactorCode } from "./secondFactorCode";

/** What completes a login. */
@InputType({ description: "The second step of a login." })
export class SecondFactorInput {
  static rules = z.object({
    challenge: z.string().min(1, "Challenge is required"),
    code: secondFactorCode,
  });

  @Field(() => String, {
    description: "The `challenge` from the error SECOND_FACTOR_REQUIRED of the login.",
  })
  challenge!: string;

  @Field(() => String, {
    description: "A code of the authenticator app, or a recovery code. It can be used once.",
  })
  code!: string;
}
