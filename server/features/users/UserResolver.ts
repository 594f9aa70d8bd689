import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { notFound } from "../../errors";
import { admin, mayActOn, self, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { adminOnOthers, canEditUser } from "./policy";
import { roleById, userById } from "./loaders";
import { Role } from "./Role";
import { User } from "./User";

/** Who sees all of an account. */
const canSeeAccount = [self, admin];

/** Accounts, as far as the viewer may see them. */
@Resolver(() => User)
export class UserResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED", "NOT_FOUND")
  @Query(() => User, { description: "One account." })
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
    const shown = viewer !== null && account.showsEmail;
    return shown || mayActOn(canSeeAccount, viewer, account) ? account.email : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "Whether other logged-in people may see the email; for the user and for admins, null for others.",
  })
  showsEmail(@Root() account: User, @Ctx() { viewer }: Context): boolean | null {
    return mayActOn(canSeeAccount, viewer, account) ? account.showsEmail : null;
  }

  @FieldResolver(() => Role, { nullable: true, description: "For the user and for admins." })
  role(@Root() account: User, @Ctx() context: Context): Promise<Role> | null {
    const visible = mayActOn(canSeeAccount, context.viewer, account);
    return visible ? context.load(roleById, account.roleId) : null;
  }

  @FieldResolver(() => Boolean, { description: "Whether the viewer may edit name and email." })
  viewerCanEdit(@Root() account: User, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditUser, viewer, account);
  }

  @FieldResolver(() => Boolean, {
    description: "Whether the viewer may change the role, ban and unban, and delete the account.",
  })
  viewerCanChangeRole(@Root() account: User, @Ctx() { viewer }: Context): boolean {
    return mayActOn([adminOnOthers], viewer, account);
  }
}
