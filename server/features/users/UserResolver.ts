import { Arg, Authorized, Ctx, FieldResolver, Int, Query, Resolver, Root } from "type-graphql";
import type { Context } from "../../graphql/context";
import { notFound } from "../../errors";
import { admin, mayActOn, self, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { adminOnOthers, canEditUser } from "./policy";
import { roleById, userById } from "./loaders";
import { Role } from "./Role";
import { User } from "./User";

/** Rules for seeing all of an account. */
const canSeeAccount = [self, admin];

/** Reads accounts, restricted to the fields that the viewer may see. */
@Resolver(() => User)
export class UserResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED", "NOT_FOUND")
  @Query(() => User, { description: "Fetches an account." })
  async user(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    const account = await context.load(userById, userId);
    if (!account) throw notFound("User");
    return account;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The email address. Visible to the user and to admins, and to other logged-in users if the user shares it; otherwise null.",
  })
  email(@Root() account: User, @Ctx() { viewer }: Context): string | null {
    const isShared = viewer !== null && account.showsEmail;
    return isShared || mayActOn(canSeeAccount, viewer, account) ? account.email : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "True if other logged-in users can see the email. Visible to the user and to admins; otherwise null.",
  })
  showsEmail(@Root() account: User, @Ctx() { viewer }: Context): boolean | null {
    return mayActOn(canSeeAccount, viewer, account) ? account.showsEmail : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "True if the password was generated and must be changed: until then, everything but `viewer`, `changePassword` and `logout` fails with PASSWORD_CHANGE_REQUIRED. Visible to the user and to admins; otherwise null.",
  })
  mustChangeCredentials(@Root() account: User, @Ctx() { viewer }: Context): boolean | null {
    return mayActOn(canSeeAccount, viewer, account) ? account.mustChangePassword : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "True if two-factor login is on. Visible to the user and to admins; otherwise null.",
  })
  hasTwoFactor(@Root() account: User, @Ctx() { viewer }: Context): boolean | null {
    return mayActOn(canSeeAccount, viewer, account) ? account.twoFactor : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "True if the role requires two-factor login and it is off: until it is set up, most calls fail with TWO_FACTOR_SETUP_REQUIRED. Visible to the user and to admins; otherwise null.",
  })
  async mustSetUpTwoFactor(
    @Root() account: User,
    @Ctx() context: Context,
  ): Promise<boolean | null> {
    if (!mayActOn(canSeeAccount, context.viewer, account)) return null;
    const { requireTwoFactor } = context.services.config;
    if (context.viewer?.vouched && context.viewer.userId === account.userId) return false;
    if (account.twoFactor || requireTwoFactor.length === 0) return false;
    const { roleName } = await context.load(roleById, account.roleId);
    return requireTwoFactor.includes(roleName);
  }

  @FieldResolver(() => Date, {
    nullable: true,
    description:
      "The time when the user was last logged in and active; updated at most once an hour, and null before the first login. Visible to the user and to admins; otherwise null.",
  })
  lastSeenAt(@Root() account: User, @Ctx() { viewer }: Context): Date | null {
    return mayActOn(canSeeAccount, viewer, account) ? account.lastSeenAt : null;
  }

  @FieldResolver(() => Role, {
    nullable: true,
    description: "The role. Visible to the user and to admins; otherwise null.",
  })
  role(@Root() account: User, @Ctx() context: Context): Promise<Role> | null {
    const isVisible = mayActOn(canSeeAccount, context.viewer, account);
    return isVisible ? context.load(roleById, account.roleId) : null;
  }

  @FieldResolver(() => Boolean, { description: "True if the viewer may update name and email." })
  viewerCanEdit(@Root() account: User, @Ctx() { viewer }: Context): boolean {
    return mayActOn(canEditUser, viewer, account);
  }

  @FieldResolver(() => Boolean, {
    description:
      "True if the viewer may change the user's role, ban and unban the user, end all sessions, and delete the account.",
  })
  viewerCanChangeRole(@Root() account: User, @Ctx() { viewer }: Context): boolean {
    return mayActOn([adminOnOthers], viewer, account);
  }
}
