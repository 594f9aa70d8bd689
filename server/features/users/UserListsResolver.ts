import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  Int,
  ObjectType,
  Query,
  Resolver,
} from "type-graphql";
import { In } from "typeorm";
import { z } from "zod";
import { type Connection, makeConnectionType, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { admin, contributor, user } from "../../graphql/rules";
import { searchText } from "../../graphql/validate";
import { Throws } from "../../graphql/throws";
import { findUsers } from "./findUsers";
import { roleById } from "./loaders";
import { Role, findRoleIds } from "./Role";
import { User } from "./User";
import { UserSort } from "./UserSort";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxLength } from "../../../shared/inputLimits";

/** One page of users. */
const UserConnection = makeConnectionType("User", User);

/**
 * A user with the role. Contributors may list the users with a role, but not read the role of any
 * user.
 */
@ObjectType({ simpleResolvers: true, description: "A user with their role." })
class RoleHolder {
  @Field(() => User, { description: "The user." })
  user!: User;

  @Field(() => Role, { description: "The user's role." })
  role!: Role;
}

@ArgsType()
class UsersArgs extends pageArgs(50) {
  static rules = z.looseObject({ search: searchText });

  @Field(() => String, {
    nullable: true,
    description: `Matches a part of the name or the email, ignoring case; no wildcards; ${describeMaxLength(maxLength.searchText)}.`,
  })
  search?: string | null;

  @Field(() => Int, { nullable: true, description: "The numeric ID of the users' role." })
  roleId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True if only banned users match, false if only other users match.",
  })
  banned?: boolean | null;

  @Field(() => UserSort, { defaultValue: UserSort.KEY_ASC, description: "The sort order." })
  sort!: UserSort;
}

/** Lists users and roles. */
@Resolver()
export class UserListsResolver {
  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => UserConnection, {
    description: "Lists users, page by page.",
  })
  users(
    @Args() { search, roleId, banned, sort, ...page }: UsersArgs,
    @Ctx() context: Context,
  ): Promise<Connection<User>> {
    return findUsers(context, { search, roleId, banned }, sort, page);
  }

  @Authorized(contributor, admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN")
  @Query(() => [RoleHolder], {
    description: "Lists the users with any of the given roles, sorted by name.",
  })
  async usersByRoles(
    @Arg("roles", () => [String], {
      description: "Names of roles, in any case. Unknown ones match no user.",
    })
    roles: string[],
    @Ctx() context: Context,
  ): Promise<RoleHolder[]> {
    const holders = await context.db.getRepository(User).find({
      where: { roleId: In(findRoleIds(roles)) },
      order: { nameKey: "ASC" },
    });
    return Promise.all(
      holders.map(async (user) =>
        Object.assign(new RoleHolder(), { user, role: await context.load(roleById, user.roleId) }),
      ),
    );
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => [Role], { description: "Lists the three roles, sorted by ID." })
  roles(@Ctx() { db }: Context): Promise<Role[]> {
    return db.getRepository(Role).find({ order: { roleId: "ASC" } });
  }
}
