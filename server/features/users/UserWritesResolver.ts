import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { notFound } from "../../errors";
import { globalId } from "../../graphql/globalId";
import { mayActOn } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { adminOnOthers, canEditUser } from "./policy";
import { userById } from "./loaders";
import { User } from "./User";
import { UserInput } from "./UserInput";
import { banUser, editUser, giveRole, removeUser, unbanUser } from "./writeUser";

/** The account as it is after a write. */
async function reloaded(context: Context, userId: number): Promise<User> {
  context.clear(userById);
  const account = await context.load(userById, userId);
  if (!account) throw notFound("User");
  return account;
}

/** Editing accounts, and what admins do to those of others. */
@Resolver()
export class UserWritesResolver {
  @Query(() => Boolean, {
    description: "Whether the viewer may ban, promote and delete other people.",
  })
  viewerCanManageUsers(@Ctx() { viewer }: Context): boolean {
    return mayActOn([adminOnOthers], viewer, null);
  }

  @Authorized(canEditUser)
  @Throws(
    "UNAUTHENTICATED",
    "NOT_FOUND",
    "FORBIDDEN",
    "BAD_USER_INPUT",
    "CONFLICT",
    "PRECONDITION_FAILED",
  )
  @Mutation(() => User, {
    description: "Edits an account.",
  })
  async updateUser(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Arg("input", { description: "What the account shall say." }) input: UserInput,
    @Arg("version", () => Int, {
      nullable: true,
      description: "The version that was edited; an edit of an older one is refused.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<User> {
    await editUser(context.db, userId, input, version);
    return reloaded(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => User, {
    description: "Locks an account from its next request on.",
  })
  async banUser(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    await banUser(context.db, userId);
    return reloaded(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => User, {
    description: "Lifts a ban.",
  })
  async unbanUser(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    await unbanUser(context.db, userId);
    return reloaded(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => User, {
    description: "Gives a user another role from the next request on.",
  })
  async setUserRole(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Arg("roleId", () => Int, { nullable: true, description: "The role's key; required." })
    roleId: number | null,
    @Ctx() context: Context,
  ): Promise<User> {
    await giveRole(context.db, userId, roleId ?? null);
    return reloaded(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => ID, {
    description:
      "Deletes an account with its favourites, notes and sessions; answers its global id.",
  })
  async deleteUser(
    @Arg("userId", () => Int, { description: "The user's key." }) userId: number,
    @Ctx() { db }: Context,
  ): Promise<string> {
    await removeUser(db, userId);
    return globalId("User", userId);
  }
}
