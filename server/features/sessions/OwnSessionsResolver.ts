import {
  Arg,
  Authorized,
  Ctx,
  FieldResolver,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from "type-graphql";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { changePassword } from "./changePassword";
import { endOtherSessions, endSession } from "./endSessions";
import { findOwnSessions } from "./loaders";
import { PasswordChangeInput } from "./PasswordChangeInput";
import { Session } from "./Session";

/** What people see and end of their own logins, and the password that they are made with. */
@Resolver(() => Session)
export class OwnSessionsResolver {
  @Authorized(user)
  @Query(() => [Session], {
    description: "The viewer's sessions that go on, the last used first. Errors: UNAUTHENTICATED.",
  })
  viewerSessions(@Ctx() context: Context): Promise<Session[]> {
    return findOwnSessions(context);
  }

  @FieldResolver(() => Boolean, { description: "Whether this request came with it." })
  current(@Root() session: Session, @Ctx() { viewer }: Context): boolean {
    return session.sessionId === viewer?.sessionId;
  }

  @Authorized(user)
  @Mutation(() => ID, {
    description:
      "Ends one of the viewer's sessions, this one like a logout; answers its global id. Errors: UNAUTHENTICATED, BAD_USER_INPUT for what is no id, NOT_FOUND.",
  })
  endSession(
    @Arg("id", () => ID, { description: "The session's `id`." }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return endSession(context, id);
  }

  @Authorized(user)
  @Mutation(() => Int, {
    description:
      "Ends all of the viewer's sessions but this one; answers how many. Errors: UNAUTHENTICATED.",
  })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context);
  }

  @Authorized(user)
  @Mutation(() => Boolean, {
    description:
      "Gives the viewer another password and ends all other sessions; always true. Errors: UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED after too many wrong passwords.",
  })
  async changePassword(
    @Arg("input", { description: "The password so far, and the new one." })
    input: PasswordChangeInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await changePassword(context, input);
    return true;
  }
}
