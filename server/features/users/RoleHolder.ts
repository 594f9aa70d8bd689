import { Field, ObjectType } from "type-graphql";
import { Role } from "./Role";
import { User } from "./User";

/** A user with the role, for those who may ask who holds one but not what anybody's role is. */
@ObjectType({ simpleResolvers: true, description: "A user and the role that the user holds." })
export class RoleHolder {
  @Field(() => User, { description: "Who holds the role." })
  user!: User;

  @Field(() => Role, { description: "The role." })
  role!: Role;
}
