import { Field, ObjectType } from "type-graphql";
import { Role } from "./Role";
import { User } from "./User";

/** A user with the role, for those who may ask who holds one but not what anybody's role is. */
@ObjectType({ simpleResolvers: true, description: "A user with their role." })
export class RoleHolder {
  @Field(() => User, { description: "The user." })
  user!: User;

  @Field(() => Role, { description: "The user's role." })
  role!: Role;
}
