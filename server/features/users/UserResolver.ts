import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context, Viewer } from "../../context";
import { notFound } from "../../errors";
import { user } from "../../rules";
import { roleById, userById } from "./loaders";
import { Role } from "./Role";
import { User } from "./User";

const isSelfOrAdmin = (viewer: Viewer | null, account: User) =>
  viewer?.userId === account.userId || viewer?.roleName === "admin";

/** Accounts, as far as the viewer may see them. */
@Resolver(() => User)
export class UserResolver {
  @Authorized(user)
  @Query(() => User, { description: "One account. Errors: UNAUTHENTICATED, NOT_FOUND." })
  async user(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    const found = await context.load(userById, userId);
    if (!found) throw notFound("User");
    return found;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "For the user and for admins; for other logged-in people where the user chose to show it.",
  })
  email(@Root() account: User, @Ctx() { viewer }: Context): string | null {
    const visible = isSelfOrAdmin(viewer, account) || (viewer !== null && account.showsEmail);
    return visible ? account.email : null;
  }

  @FieldResolver(() => Role, { nullable: true, description: "For the user and for admins." })
  role(@Root() account: User, @Ctx() context: Context): Promise<Role> | null {
    return isSelfOrAdmin(context.viewer, account) ? context.load(roleById, account.roleId) : null;
  }
}
