import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from "type-graphql";
import { badInput } from "../../errors";
import type { Context } from "../../graphql/context";
import { mayActOn, self, user } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { userById } from "../users/loaders";
import { User } from "../users/User";
import { NoticeKind } from "./NoticeKind";

const MUTE = `
  update users set muted_notices = array_append(array_remove(muted_notices, $2), $2)
  where user_id = $1`;

const UNMUTE = `
  update users set muted_notices = array_remove(muted_notices, $2) where user_id = $1`;

/** Switches notices on and off. */
@Resolver(() => User)
export class NoticeResolver {
  @FieldResolver(() => [NoticeKind], {
    nullable: true,
    description: "The notices that the user has switched off. Visible to the user; otherwise null.",
  })
  mutedNotices(@Root() account: User, @Ctx() { viewer }: Context): NoticeKind[] | null {
    return mayActOn([self], viewer, account) ? account.mutedNotices : null;
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Mutation(() => User, { description: "Switches a kind of notices to the viewer on or off." })
  async setNotice(
    @Arg("kind", () => NoticeKind, { description: "The kind of notices." }) kind: NoticeKind,
    @Arg("enabled", () => Boolean, { description: "True to receive them." }) enabled: boolean,
    @Ctx() context: Context,
  ): Promise<User | null> {
    const { userId } = context.viewer!;
    await context.db.query(enabled ? UNMUTE : MUTE, [userId, kind]);
    context.clear(userById);
    return context.load(userById, userId);
  }

  @Throws("BAD_USER_INPUT")
  @Mutation(() => NoticeKind, {
    description:
      "Switches a kind of notices off with the link of a mail, and returns the kind; needs no login.",
  })
  async unsubscribe(
    @Arg("token", () => String, { description: "The token from the link." }) token: string,
    @Ctx() { db, services }: Context,
  ): Promise<NoticeKind> {
    const link = services.mailLinks.open(token);
    if (link?.act !== "unsubscribe") throw badInput("Invalid or expired token.", "token");
    await db.query(MUTE, [link.userId, link.kind]);
    return link.kind;
  }
}
