import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { accountBanned } from "../../errors";
import { user } from "../../graphql/rules";
import { nameKey } from "../../lib/text";
import { Author } from "../users/Author";
import { roleIds } from "../users/Role";
import { User } from "../users/User";
import { userById } from "../users/loaders";
import { LoginInput } from "./LoginInput";
import { LoginPayload } from "./LoginPayload";
import { RegisterInput } from "./RegisterInput";
import { Session } from "./Session";
import { startSession, wrongLogin } from "./startSession";

/** Coming, going, and who is there. */
@Resolver()
export class SessionResolver {
  @Query(() => User, { nullable: true, description: "Who is asking; null for a visitor." })
  viewer(@Ctx() context: Context): Promise<User | null> | null {
    return context.viewer && context.load(userById, context.viewer.userId);
  }

  @Mutation(() => Author, {
    description: "Makes a new member. Errors: BAD_USER_INPUT, CONFLICT.",
  })
  async register(
    @Arg("input", { description: "What the person typed." }) input: RegisterInput,
    @Ctx() context: Context,
  ): Promise<Author> {
    const made = await context.db.getRepository(User).save({
      name: input.name,
      nameKey: nameKey(input.name),
      email: input.email,
      emailKey: nameKey(input.email),
      passwordHash: await context.services.passwords.hash(input.password),
      roleId: roleIds.member,
    });
    return Object.assign(new Author(), { userId: made.userId, name: made.name });
  }

  @Mutation(() => LoginPayload, {
    description: "Starts a session. Errors: UNAUTHENTICATED, ACCOUNT_BANNED, RATE_LIMITED.",
  })
  async login(
    @Arg("input", { description: "What the person typed." }) input: LoginInput,
    @Ctx() context: Context,
  ): Promise<LoginPayload> {
    const found = await this.judge(input, context);
    const sessionId = await startSession(context, found);
    context.viewer = { userId: found.userId, roleName: found.role.roleName, sessionId };
    const token = context.services.tokens.sign(found.userId, sessionId);
    return Object.assign(new LoginPayload(), { token, user: found });
  }

  @Authorized(user)
  @Mutation(() => Boolean, {
    description:
      "Ends the viewer's session: its token is refused from now on. Errors: UNAUTHENTICATED.",
  })
  async logout(@Ctx() { db, viewer }: Context): Promise<boolean> {
    await db.getRepository(Session).delete({ sessionId: viewer!.sessionId });
    return true;
  }

  /** The account behind email and password; an unknown email costs what a wrong password does. */
  private async judge({ email, password }: LoginInput, { db, services, ip }: Context) {
    const account = nameKey(email);
    await services.loginAttempts.book(account, ip);
    const found = await db
      .getRepository(User)
      .findOne({ where: { emailKey: account }, relations: { role: true } });
    if (!(await services.passwords.matches(password, found?.passwordHash ?? null)) || !found) {
      throw wrongLogin();
    }
    await services.loginAttempts.forgive(account, ip);
    if (found.banned) throw accountBanned();
    return found;
  }
}
