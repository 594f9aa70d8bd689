import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { emailAddress, lineOfText, requiredName } from "../../graphql/validate";
import { describeLength, describeMaxLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The input of `updateUser`; roles and bans have their own mutations. */
@InputType({
  description: "The editable fields of an account. Roles and bans have their own mutations.",
})
export class UserInput {
  static rules = z.object({
    name: requiredName("Username is required", "Username", maxLength.username),
    email: emailAddress,
    about: lineOfText("About", maxLength.about),
    showsEmail: z.boolean().nullish(),
    showsDiary: z.boolean().nullish(),
    keepFactors: z.boolean().nullish(),
  });

  @Field(() => String, {
    description: `The user name: ${describeLength(maxLength.username)}, unique regardless of case.`,
  })
  name!: string;

  @Field(() => String, {
    description: `The email address: ${describeMaxLength(maxLength.email)}, unique regardless of case.`,
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: `A sentence about the user, as plain text in one line: ${describeMaxLength(maxLength.about)}. If omitted, it is unchanged; null or a blank text removes it.`,
  })
  about?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if other logged-in users can see the email. If omitted, it is unchanged.",
  })
  showsEmail?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if the profile shows other logged-in users the public entries of the cooking diary. If omitted, it is unchanged.",
  })
  showsDiary?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      "True if passkeys, the authenticator app, recovery codes and the linked login stay if the email changes. False by default.",
  })
  keepFactors?: boolean | null;
}
