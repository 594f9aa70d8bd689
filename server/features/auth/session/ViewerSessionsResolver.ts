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
import type { Context } from "../../../graphql/context";
import { user } from "../../../graphql/rules";
import { ONCE } from "../../../graphql/cost";
import { Throws } from "../../../graphql/throws";
import { changePassword } from "../password/changePassword";
import { endOtherSessions, endSession } from "./endSessions";
import { findViewerSessions } from "./loaders";
import { PasswordChangeInput } from "../password/PasswordChangeInput";
import { Session } from "./Session";

/** Lists and ends the viewer's sessions, and changes their password. */
@Resolver(() => Session)
export class ViewerSessionsResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => [Session], {
    description: "Lists the viewer's active sessions, most recently used first.",
  })
  viewerSessions(@Ctx() context: Context): Promise<Session[]> {
    return findViewerSessions(context);
  }

  @FieldResolver(() => Boolean, { description: "True if this is the session of the request." })
  current(@Root() session: Session, @Ctx() { viewer }: Context): boolean {
    return session.sessionId === viewer?.sessionId;
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "NOT_FOUND")
  @Mutation(() => ID, {
    description:
      "Ends one of the viewer's sessions and returns its global ID. Ending the current session logs the viewer out.",
  })
  endSession(
    @Arg("id", () => ID, { description: "The session's global ID." }) id: string,
    @Ctx() context: Context,
  ): Promise<string> {
    return endSession(context, id);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Mutation(() => Int, {
    description: "Ends all of the viewer's other sessions and returns their number.",
  })
  endOtherSessions(@Ctx() context: Context): Promise<number> {
    return endOtherSessions(context);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    complexity: ONCE,
    description:
      "Changes the viewer's password and ends all of their other sessions. Always returns true. Too many wrong passwords lead to RATE_LIMITED.",
  })
  async changePassword(
    @Arg("input", { description: "The current and the new password." })
    input: PasswordChangeInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await changePassword(context, input);
    return true;
  }
}
