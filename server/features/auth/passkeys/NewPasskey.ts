import { Field, ObjectType } from "type-graphql";
import { Passkey } from "./Passkey";

/** The passkey that a mutation has added. */
@ObjectType({ simpleResolvers: true, description: "A passkey that was added." })
export class NewPasskey {
  @Field(() => Passkey, { description: "The passkey." })
  passkey!: Passkey;

  @Field(() => [String], {
    description:
      "Ten recovery codes, which cannot be read again; empty if the account has recovery codes already.",
  })
  recoveryCodes!: string[];
}
