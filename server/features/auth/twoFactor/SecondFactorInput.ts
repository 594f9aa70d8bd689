import { GraphQLJSONObject } from "graphql-scalars";
import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { responseRule } from "../passkeys/inputs";
import type { PasskeyResponse } from "../passkeys/passkeyResponse";
import { secondFactorCode } from "./secondFactorCode";

/** The input of `completeLogin`. */
@InputType({ description: "The second step of a login." })
export class SecondFactorInput {
  static rules = z
    .object({
      challenge: z.string().min(1, "Challenge is required"),
      code: secondFactorCode.nullish(),
      passkey: responseRule.nullish(),
    })
    .refine(({ code, passkey }) => code != null || passkey != null, {
      path: ["code"],
      message: "Code is required",
    });

  @Field(() => String, {
    description: "The `challenge` from the error SECOND_FACTOR_REQUIRED of the login.",
  })
  challenge!: string;

  @Field(() => String, {
    nullable: true,
    description:
      "A code of the authenticator app, or a recovery code. It can be used once. Required without a passkey.",
  })
  code?: string | null;

  @Field(() => GraphQLJSONObject, {
    nullable: true,
    description:
      "Instead of a code, the response of a passkey to the `passkeyOptions` of that error, as `AuthenticationResponseJSON`.",
  })
  passkey?: PasskeyResponse | null;
}
