import { Field, InputType } from "type-graphql";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { emailAddress, requiredName } from "../../graphql/validate";

/** An account as it is edited; role and ban are no part of it. */
@InputType({ description: "An account as it is edited; role and ban have mutations of their own." })
export class UserInput {
  static rules = z.object({
    name: requiredName("Username is required", "Username", maxLength.username),
    email: emailAddress,
    showsEmail: z.boolean().nullish(),
  });

  @Field(() => String, {
    description: "The name to go by, 1 to 50 characters, unique without regard to case.",
  })
  name!: string;

  @Field(() => String, { description: "Unique without regard to case, at most 254 characters." })
  email!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: "Whether other logged-in people may see the email; left out, it stays as it is.",
  })
  showsEmail?: boolean | null;
}
