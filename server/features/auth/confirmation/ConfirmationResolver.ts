import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import type { Context } from "../../../graphql/context";
import { admin, mayActOn, self, user } from "../../../graphql/rules";
import { Throws } from "../../../graphql/throws";
import { userById } from "../../users/loaders";
import { User } from "../../users/User";
import { queueWelcome } from "../../outbox/QueuedMail";
import { confirmEmail } from "./confirmation";

/** Confirms email addresses, and sends the mails for it again. */
@Resolver(() => User)
export class ConfirmationResolver {
  @FieldResolver(() => Boolean, {
    nullable: true,
    description:
      "False if the site requires confirmed addresses and the user has not opened the link of the mail: until then, everything but reading, favorites, private notes and the own account fails with EMAIL_UNCONFIRMED. Visible to the user and to admins; otherwise null.",
  })
  emailConfirmed(@Root() account: User, @Ctx() { services, viewer }: Context): boolean | null {
    if (!mayActOn([self, admin], viewer, account)) return null;
    return !services.config.confirmEmail || account.emailConfirmedAt !== null;
  }

  @Throws("BAD_USER_INPUT")
  @Mutation(() => Boolean, {
    description:
      "Confirms the email address of an account with the link of a mail; needs no login. A link is valid for seven days, and only for the address that it was sent to.",
  })
  async confirmEmail(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await confirmEmail(context, token);
    context.clear(userById);
    return true;
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    description:
      "Sends the mail that confirms the viewer's email address again. Returns false, and sends nothing, if the address is confirmed.",
  })
  async sendConfirmationMail(@Ctx() context: Context): Promise<boolean> {
    const { caller, db, services, viewer } = context;
    await services.confirmationMails.take(String(viewer!.userId), caller.details);
    if (!viewer!.mustConfirmEmail) return false;
    await queueWelcome(db.manager, "confirm-email", viewer!.userId, caller.locale());
    services.outbox.emit("queued");
    return true;
  }
}
