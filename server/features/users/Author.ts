import { Field, Int, ObjectType } from "type-graphql";
import { describeLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** The public profile of a user. It is a separate type, so that recipes expose no private fields. */
@ObjectType({
  simpleResolvers: true,
  description:
    "The public profile of a user who added a recipe or wrote a review, without email and role.",
})
export class Author {
  @Field(() => Int, { description: "The user's numeric ID, as used in REST and in URLs." })
  userId!: number;

  @Field(() => String, { description: `The user name, ${describeLength(maxLength.username)}.` })
  name!: string;
}
