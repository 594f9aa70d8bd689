import { Field, ObjectType } from "type-graphql";

/** The secret for an authenticator app. It is shown once and cannot be read again. */
@ObjectType({
  simpleResolvers: true,
  description: "The data for adding an authenticator app. It cannot be read again.",
})
export class AuthenticatorSetup {
  @Field(() => String, { description: "The setup key in base32, to type in." })
  key!: string;

  @Field(() => String, { description: "The `otpauth:` URI, to show as a QR code." })
  uri!: string;
}
