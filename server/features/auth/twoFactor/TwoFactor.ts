import { Field, Int, ObjectType } from "type-graphql";

import { Passkey } from "../passkeys/Passkey";

/** The second factors of the viewer's login. */
@ObjectType({
  simpleResolvers: true,
  description: "The second factors of the viewer's login. Those of other users are not accessible.",
})
export class TwoFactor {
  @Field(() => Boolean, {
    description: "True if the viewer's role requires a second factor.",
  })
  required!: boolean;

  @Field(() => Date, {
    nullable: true,
    description: "The time when the authenticator app was added; null without one.",
  })
  authenticatorAddedAt!: Date | null;

  @Field(() => [Passkey], { description: "The passkeys, in the order in which they were added." })
  passkeys!: Passkey[];

  @Field(() => Int, { description: "The number of recovery codes that have not been used." })
  recoveryCodesLeft!: number;
}
