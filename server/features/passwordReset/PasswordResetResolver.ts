import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { nameKey } from "../../lib/text";
import { checkToken, queuePasswordReset, setPassword } from "./passwordResets";
import { PasswordResetInput } from "./PasswordResetInput";
import { PasswordResetRequest } from "./PasswordResetRequest";

/** A way back in for people who have forgotten their password. */
@Resolver()
export class PasswordResetResolver {
  @Mutation(() => Boolean, {
    description:
      "Mails a reset link to the account with this email, if there is one. Always true, so that nobody learns who has an account. Errors: BAD_USER_INPUT, RATE_LIMITED.",
  })
  async requestPasswordReset(
    @Args() { email }: PasswordResetRequest,
    @Ctx() { db, services, ip }: Context,
  ): Promise<boolean> {
    const account = nameKey(email);
    await services.resetRequests.book(account, ip);
    await queuePasswordReset(db, account);
    services.outbox.emit("queued");
    return true;
  }

  @Query(() => Boolean, {
    description: "Whether a reset link still works: true, or an error. Errors: BAD_USER_INPUT.",
  })
  async checkPasswordReset(
    @Arg("token", () => String, { description: "What the link in the mail carries." })
    token: string,
    @Ctx() { db }: Context,
  ): Promise<boolean> {
    await checkToken(db, token);
    return true;
  }

  @Mutation(() => Boolean, {
    description:
      "Sets a new password with a reset link, which works once, for one hour, and only while it is the newest. All sessions of the user end. Errors: BAD_USER_INPUT.",
  })
  async resetPassword(
    @Arg("input", { description: "The link's token and the password." }) input: PasswordResetInput,
    @Ctx() { db, services }: Context,
  ): Promise<boolean> {
    // Asked before the work of hashing is done for anybody who makes a token up.
    await checkToken(db, input.token);
    await setPassword(db, input.token, await services.passwords.hash(input.newPassword));
    return true;
  }
}
