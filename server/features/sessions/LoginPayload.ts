import { Field, ObjectType } from "type-graphql";
import { User } from "../users/User";

/** What logging in gives. */
@ObjectType({ simpleResolvers: true, description: "What logging in gives." })
export class LoginPayload {
  @Field(() => String, { description: "A bearer token for the Authorization header." })
  token!: string;

  @Field(() => User, { description: "Who is logged in now." })
  user!: User;
}
