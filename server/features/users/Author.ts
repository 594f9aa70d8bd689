import { Field, Int, ObjectType } from "type-graphql";

/** The public face of a user; a type of its own, so that nothing private hangs below recipes. */
@ObjectType({
  simpleResolvers: true,
  description:
    "The public face of a user: who added a recipe or wrote a review. Never carries an email or a role.",
})
export class Author {
  @Field(() => Int, { description: "The user's key, as in REST." })
  userId!: number;

  @Field(() => String, { description: "The name the user goes by, 1 to 50 characters." })
  name!: string;
}
