import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
} from "type-graphql";
import type { Context } from "../../graphql/context";
import { badInput, notFound } from "../../errors";
import { toNameKey } from "../../lib/text";
import { globalId } from "../../graphql/globalId";
import { mayActOn } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { adminOnOthers, canEditUser } from "./policy";
import { userById } from "./loaders";
import { User } from "./User";
import { UserInput } from "./UserInput";
import { turnOffTwoFactor } from "./turnOffTwoFactor";
import { changeUser } from "./changeUsers";
import { editUser, endUserSessions, removeUser } from "./writeUser";
import { z } from "zod";
import { maxLength } from "../../../shared/inputLimits";
import { describeMaxLength } from "../../lib/describeLimits";
import { optionalText } from "../../graphql/validate";

/** The arguments of `banUser`. */
@ArgsType()
class BanArgs {
  static rules = z.looseObject({ reason: optionalText("Reason", maxLength.banReason) });

  @Field(() => Int, { description: "The user's numeric ID." })
  userId!: number;

  @Field(() => String, {
    nullable: true,
    description: `The reason, which the user reads at the next login; ${describeMaxLength(maxLength.banReason)}.`,
  })
  reason!: string | null;
}

/** Reads the account again after a write. */
async function reload(context: Context, userId: number): Promise<User> {
  context.clear(userById);
  const account = await context.load(userById, userId);
  if (!account) throw notFound("User");
  return account;
}

/** Edits accounts, and manages those of other users. */
@Resolver()
export class UserWritesResolver {
  @Query(() => Boolean, {
    description:
      "True if the viewer may ban other users, change their roles and delete their accounts.",
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
    "RATE_LIMITED",
  )
  @Mutation(() => User, {
    description:
      "Updates an account. Another email address ends all other sessions of the account and, unless `keepFactors` is true, its passkeys, authenticator app, recovery codes and linked login; mails to both addresses report it. Fails with CONFLICT if the name or the email is taken, or if a new name looks like that of an admin or a contributor.",
  })
  async updateUser(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Arg("input", { description: "The new values." }) input: UserInput,
    @Arg("version", () => Int, {
      nullable: true,
      description:
        "The version that was edited. If it is outdated, the update fails with PRECONDITION_FAILED.",
    })
    version: number | null,
    @Ctx() context: Context,
  ): Promise<User> {
    const before = await context.load(userById, userId);
    const isOtherEmail = toNameKey(before?.email ?? "") !== toNameKey(input.email);
    // The edit is counted first: otherwise outdated edits, which change nothing, would reveal
    // registered addresses without limit.
    if (isOtherEmail && userId === context.viewer?.userId)
      await context.services.accountLimits.email.take(String(userId), context.caller.details);
    await editUser(context, userId, input, version);
    if (isOtherEmail) context.recordEvent("email changed", { userId });
    context.services.outbox.emit("queued");
    return reload(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => User, {
    description:
      "Bans a user, effective immediately. Fails with CONFLICT if no admin would be left.",
  })
  async banUser(@Args() { userId, reason }: BanArgs, @Ctx() context: Context): Promise<User> {
    await changeUser(context.db, userId, { kind: "ban", reason });
    context.recordEvent("user banned", { userId });
    return reload(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => User, {
    description: "Lifts a user's ban. The user has to log in again.",
  })
  async unbanUser(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    await changeUser(context.db, userId, { kind: "unban" });
    context.recordEvent("user unbanned", { userId });
    return reload(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => Int, {
    description:
      "Ends all sessions of another user, effective immediately, and returns their number.",
  })
  async endUserSessions(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<number> {
    const endedCount = await endUserSessions(context.db, userId);
    context.recordEvent("session ended", { userId });
    return endedCount;
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN")
  @Mutation(() => User, {
    description:
      "Turns two-factor login off for another user who has lost the second factor; a mail informs them.",
  })
  async turnOffTwoFactor(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<User> {
    await turnOffTwoFactor(context.db, userId, context.caller.locale());
    context.recordEvent("two-factor turned off", { userId });
    context.services.outbox.emit("queued");
    return reload(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT", "CONFLICT")
  @Mutation(() => User, {
    description:
      "Changes a user's role, effective immediately, and accepts an open request to become a contributor unless the role is member. Fails with CONFLICT if no admin would be left.",
  })
  async setUserRole(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Arg("roleId", () => Int, { nullable: true, description: "The role's numeric ID; required." })
    roleId: number | null,
    @Ctx() context: Context,
  ): Promise<User> {
    if (roleId == null) throw badInput("Role is required", "roleId");
    await changeUser(context.db, userId, { kind: "role", roleId });
    context.recordEvent("role changed", { userId });
    context.services.outbox.emit("queued");
    return reload(context, userId);
  }

  @Authorized(adminOnOthers)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "CONFLICT")
  @Mutation(() => ID, {
    description:
      "Deletes an account with its favorites, notes and sessions, and returns its global ID. Fails with CONFLICT if the user has recipes or reviews, or if no admin would be left.",
  })
  async deleteUser(
    @Arg("userId", () => Int, { description: "The user's numeric ID." }) userId: number,
    @Ctx() context: Context,
  ): Promise<string> {
    await removeUser(context, userId);
    context.services.outbox.emit("queued");
    context.recordEvent("user deleted", { userId });
    return globalId("User", userId);
  }
}
