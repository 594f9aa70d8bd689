import { Arg, Args, ArgsType, Ctx, Field, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../../../graphql/context";
import { Throws } from "../../../../graphql/throws";
import { toNameKey } from "../../../../lib/text";
import { LoginFactor } from "../../twoFactor/LoginFactor";
import { checkToken, findFactors, queuePasswordReset, setPassword } from "./passwordResets";
import { PasswordResetInput } from "./PasswordResetInput";
import { z } from "zod";
import { maxLength } from "../../../../../shared/inputLimits";
import { requiredText } from "../../../../graphql/validate";

/** The email to which a reset link is sent. Invalid addresses are treated like unknown ones. */
@ArgsType()
class PasswordResetRequest {
  static rules = z.object({ email: requiredText("Email is required", "Email", maxLength.email) });

  @Field(() => String, { description: "The account's email address, in any case." })
  email!: string;
}

/** Resets forgotten passwords. */
@Resolver()
export class PasswordResetResolver {
  @Throws("BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Emails a reset link to the account with this address, if there is one. Returns true in either case, so as not to reveal whether the account exists.",
  })
  async requestPasswordReset(
    @Args() { email }: PasswordResetRequest,
    @Ctx() { db, services, caller }: Context,
  ): Promise<boolean> {
    const account = toNameKey(email);
    await services.resetRequests.take(account, caller);
    await queuePasswordReset(db, account, caller.locale());
    services.outbox.emit("queued");
    return true;
  }

  @Throws("BAD_USER_INPUT")
  @Query(() => Boolean, {
    description: "Checks that a reset link is still valid. Returns true, or fails.",
  })
  async checkPasswordReset(
    @Arg("token", () => String, { description: "The token from the reset link." })
    token: string,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    await checkToken(db, token);
    return true;
  }

  @Throws("BAD_USER_INPUT")
  @Query(() => [LoginFactor], {
    description:
      "Lists the factors that `resetPassword` ends, for the owner of a valid reset link. Fails as `checkPasswordReset` does.",
  })
  passwordResetFactors(
    @Arg("token", () => String, { description: "The token from the reset link." }) token: string,
    @Ctx() context: Context,
  ): Promise<LoginFactor[]> {
    return findFactors(context, token);
  }

  @Throws("BAD_USER_INPUT")
  @Mutation(() => Boolean, {
    description:
      "Sets a new password with a reset link. Ends all of the user's sessions and, unless `keepFactors` is true, their passkeys, authenticator app, recovery codes and linked login. A link is valid for one hour, can be used once, and is invalidated by a newer one.",
  })
  async resetPassword(
    @Arg("input", { description: "The token and the new password." }) input: PasswordResetInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    const { db, services } = context;
    // The token is checked before hashing, so that an invented token costs no hash.
    await checkToken(db, input.token);
    const passwordHash = await context.withoutDatabase(() =>
      services.passwords.hash(input.newPassword, context.caller.ip),
    );
    const keepFactors = input.keepFactors === true;
    await setPassword(context, input.token, { passwordHash, keepFactors });
    services.outbox.emit("queued");
    return true;
  }
}
