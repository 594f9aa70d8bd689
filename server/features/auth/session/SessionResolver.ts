import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { user } from "../../../graphql/rules";
import { Throws } from "../../../graphql/throws";
import { toNameKey } from "../../../lib/text";
import { Author } from "../../users/Author";
import { roleIds } from "../../users/Role";
import { toNameColumns, refuseLookalike, User } from "../../users/User";
import { userById } from "../../users/loaders";
import { queueWelcome } from "../../outbox/QueuedMail";
import { checkPassword } from "../password/checkPassword";
import { createSession } from "./createSession";
import { LoginInput } from "./LoginInput";
import { LoginPayload } from "./LoginPayload";
import { RegisterInput } from "./RegisterInput";
import { Session } from "./Session";
import { setPageSession } from "./setPageSession";
import { createSecondFactorError } from "../twoFactor/createSecondFactorError";

/** Returns the viewer, registers users, and logs in and out. */
@Resolver()
export class SessionResolver {
  @Query(() => User, {
    nullable: true,
    description: "The logged-in user; null for visitors.",
  })
  viewer(@Ctx() context: Context): Promise<User | null> | null {
    // Gives the page cookie to browsers that logged in before it existed. Their first page sends this query.
    setPageSession(context);
    return context.viewer && context.load(userById, context.viewer.userId);
  }

  @Throws("BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Author, {
    description:
      "Creates an account, with the role that the operator has set for new users: member by default. Fails with CONFLICT if the name or the email is taken, or if the name looks like that of an admin or a contributor.",
  })
  async register(
    @Arg("input", { description: "The user's input." }) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<Author> {
    await context.services.registrations.take(context.caller.ip, context.caller.details);
    await refuseLookalike(context.db.manager, input.name);
    const { config, outbox, passwords, siteSettings } = context.services;
    const passwordHash = await context.withoutDatabase(() =>
      passwords.hash(input.password, context.caller.ip),
    );
    const newUser = await context.db.transaction(async (data) => {
      const account = await data.getRepository(User).save({
        ...toNameColumns(input.name),
        email: input.email,
        emailKey: toNameKey(input.email),
        ...(config.confirmEmail && { emailConfirmedAt: null }),
        passwordHash,
        roleId: roleIds[siteSettings.values.newUserRole],
      });
      await queueWelcome(data, "welcome", account.userId, context.caller.locale());
      return account;
    });
    outbox.emit("queued");
    context.recordEvent("registered", { userId: newUser.userId });
    return Object.assign(new Author(), { userId: newUser.userId, name: newUser.name });
  }

  @Throws(
    "UNAUTHENTICATED",
    "SECOND_FACTOR_REQUIRED",
    "ACCOUNT_BANNED",
    "FORBIDDEN",
    "RATE_LIMITED",
  )
  @Mutation(() => LoginPayload, {
    description:
      "Logs in and starts a session. For an account with two-factor login it fails with SECOND_FACTOR_REQUIRED instead, whose `challenge` extension is for `completeLogin`; with passkeys, `passkeyOptions` are what a browser signs, as `PublicKeyCredentialRequestOptionsJSON`.",
  })
  async login(
    @Arg("input", { description: "The user's input." }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const account = await checkPassword(context, input);
    if (account.twoFactor) throw await createSecondFactorError(context, account);
    return createSession(context, account, { secondFactor: false });
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Mutation(() => Boolean, {
    description: "Ends the viewer's current session, which revokes its token.",
  })
  async logout(@Ctx() context: Context): Promise<boolean> {
    const { sessionId } = context.viewer!;
    await context.db.getRepository(Session).delete({ sessionId });
    context.viewer = null;
    setPageSession(context);
    context.recordEvent("session ended");
    return true;
  }
}
