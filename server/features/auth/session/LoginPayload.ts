import { Field, ObjectType } from "type-graphql";
import { User } from "../../users/User";

/** The result of a login. */
@ObjectType({ simpleResolvers: true, description: "The result of a login." })
export class LoginPayload {
  @Field(() => String, { description: "A bearer token for the Authorization header." })
  token!: string;

  @Field(() => User, { description: "The user who has logged in." })
  user!: User;
}
