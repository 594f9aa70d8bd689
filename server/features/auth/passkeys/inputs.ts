import { GraphQLJSONObject } from "graphql-scalars";
import { ArgsType, Field, InputType, Int } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../../shared/inputLimits";
import { requiredName } from "../../../graphql/validate";
import { describeLength, describeMaxLength } from "../../../lib/describeLimits";
import { type PasskeyResponse, passkeyResponse } from "./passkeyResponse";

const MALFORMED = "The passkey's response is malformed.";

/** The response of an authenticator, in the fields of WebAuthn's JSON. */
export const responseRule = z.unknown().transform((value, context): PasskeyResponse => {
  const result = passkeyResponse.safeParse(value);
  if (result.success) return result.data;
  context.addIssue(MALFORMED);
  return z.NEVER;
});

const passkeyName = requiredName("Name is required", "Name", maxLength.passkeyName);

/** A new passkey of the viewer. */
@InputType({ description: "A new passkey." })
export class PasskeyInput {
  static rules = z.object({ name: passkeyName, response: responseRule });

  @Field(() => String, {
    description: `The viewer's name for it: ${describeLength(maxLength.passkeyName)}.`,
  })
  name!: string;

  @Field(() => GraphQLJSONObject, {
    description: "The response of `navigator.credentials.create()`, as `RegistrationResponseJSON`.",
  })
  response!: PasskeyResponse;
}

/** The arguments of `renamePasskey`. */
@ArgsType()
export class RenamePasskeyArgs {
  static rules = z.object({ passkeyId: z.number(), name: passkeyName });

  @Field(() => Int, { description: "The passkey's numeric ID." })
  passkeyId!: number;

  @Field(() => String, {
    description: `The new name: ${describeMaxLength(maxLength.passkeyName)}.`,
  })
  name!: string;
}

/** The arguments of `loginWithPasskey`. */
@ArgsType()
export class PasskeyLoginArgs {
  static rules = z.object({ response: responseRule });

  @Field(() => GraphQLJSONObject, {
    description: "The response of `navigator.credentials.get()`, as `AuthenticationResponseJSON`.",
  })
  response!: PasskeyResponse;
}
