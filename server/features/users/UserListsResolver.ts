import { Arg, Args, ArgsType, Authorized, Ctx, Field, Query, Resolver } from "type-graphql";
import { In } from "typeorm";
import { z } from "zod";
import { type Connection, pageArgs } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { admin, contributor, user } from "../../graphql/rules";
import { searchText } from "../../graphql/validate";
import { findUsers } from "./findUsers";
import { roleById } from "./loaders";
import { Role, roleIdsNamed } from "./Role";
import { RoleHolder } from "./RoleHolder";
import { User } from "./User";
import { UserConnection } from "./UserConnection";
import { UserSort } from "./UserSort";

@ArgsType()
class UsersArgs extends pageArgs(50) {
  static rules = z.looseObject({ search: searchText });

  @Field(() => String, {
    nullable: true,
    description:
      "A part of the name or the email, without regard to case, taken literally; at most 200 characters.",
  })
  search?: string | null;

  @Field(() => UserSort, { defaultValue: UserSort.KEY_ASC, description: "Their order." })
  sort!: UserSort;
}

/** Lists users and roles. */
@Resolver()
export class UserListsResolver {
  @Authorized(admin)
  @Query(() => UserConnection, {
    description: "Users, a page at a time. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.",
  })
  users(
    @Args() { search, sort, ...page }: UsersArgs,
    @Ctx() context: Context,
  ): Promise<Connection<User>> {
    return findUsers(context, search, sort, page);
  }

  @Authorized(contributor, admin)
  @Query(() => [RoleHolder], {
    description:
      "Everybody who holds one of some roles, by name. Errors: UNAUTHENTICATED, FORBIDDEN.",
  })
  async usersByRoles(
    @Arg("roles", () => [String], {
      description: "Names of roles, without regard to case; nobody holds an unknown one.",
    })
    roles: string[],
    @Ctx() context: Context,
  ): Promise<RoleHolder[]> {
    const holders = await context.db.getRepository(User).find({
      where: { roleId: In(roleIdsNamed(roles)) },
      order: { nameKey: "ASC" },
    });
    return Promise.all(
      holders.map(async (user) =>
        Object.assign(new RoleHolder(), { user, role: await context.load(roleById, user.roleId) }),
      ),
    );
  }

  @Authorized(user)
  @Query(() => [Role], { description: "The three roles, by key. Errors: UNAUTHENTICATED." })
  roles(@Ctx() { db }: Context): Promise<Role[]> {
    return db.getRepository(Role).find({ order: { roleId: "ASC" } });
  }
}
