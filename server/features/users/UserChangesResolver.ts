import {
  Arg,
  Args,
  ArgsType,
  Authorized,
  Ctx,
  Field,
  InputType,
  Int,
  Mutation,
  ObjectType,
  Resolver,
} from "type-graphql";
import { z } from "zod";
import { badInput } from "../../errors";
import type { Context } from "../../graphql/context";
import { admin } from "../../graphql/rules";
import { Throws } from "../../graphql/throws";
import { optionalText } from "../../graphql/validate";
import { describeMaxLength } from "../../lib/describeLimits";
import { maxCount, maxLength } from "../../../shared/inputLimits";
import { changeEvents, changeUsers, type UsersChange } from "./changeUsers";
import { userById } from "./loaders";
import { User } from "./User";

const countMessage = `Choose 1 to ${maxCount.changedUsers} users`;

@ArgsType()
class UserIdsArgs {
  static rules = z.looseObject({
    userIds: z.array(z.number()).min(1, countMessage).max(maxCount.changedUsers, countMessage),
  });

  @Field(() => [Int], {
    description: `The users' numeric IDs, 1 to ${maxCount.changedUsers}.`,
  })
  userIds!: number[];
}

/** The input of `updateUsers`. */
@InputType({ description: "A change of several accounts: either their role or their ban." })
class UsersInput {
  static rules = z.looseObject({ banReason: optionalText("Reason", maxLength.banReason) });

  @Field(() => Int, { nullable: true, description: "The numeric ID of the new role." })
  roleId?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: "True to ban the users, false to lift their bans.",
  })
  banned?: boolean | null;

  @Field(() => String, {
    nullable: true,
    description: `The reason of a ban, which the users read at their next login; ${describeMaxLength(maxLength.banReason)}.`,
  })
  banReason?: string | null;
}

@ObjectType({
  simpleResolvers: true,
  description: "The result of a change of several accounts for one of them.",
})
class UserChange {
  @Field(() => Int, { description: "The user's numeric ID, as given." })
  userId!: number;

  @Field(() => User, { nullable: true, description: "The user; null if it does not exist." })
  user!: User | null;

  @Field(() => String, {
    nullable: true,
    description: "The reason why the user stays unchanged; null after a change.",
  })
  error!: string | null;
}

function toChange({ roleId, banned, banReason }: UsersInput): UsersChange {
  if ((roleId == null) === (banned == null))
    throw badInput("Choose either a role or a ban", "roleId");
  if (roleId != null) return { kind: "role", roleId };
  return banned ? { kind: "ban", reason: banReason ?? null } : { kind: "unban" };
}

/** Changes several accounts at once. */
@Resolver()
export class UserChangesResolver {
  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "NOT_FOUND", "FORBIDDEN", "BAD_USER_INPUT")
  @Mutation(() => [UserChange], {
    description:
      "Changes the role of several users, bans them or lifts their bans, effective immediately, with the effects of `setUserRole`, `banUser` and `unbanUser`. Refuses the viewer and the last admin, and changes the others. Returns a result for each user, in the given order.",
  })
  async updateUsers(
    @Args() { userIds }: UserIdsArgs,
    @Arg("input", { description: "The change." }) input: UsersInput,
    @Ctx() context: Context,
  ): Promise<UserChange[]> {
    const change = toChange(input);
    const ids = [...new Set(userIds)];
    const refusals = await changeUsers(context.db, context.viewer!.userId, ids, change);
    for (const userId of ids.filter((id) => !refusals.has(id)))
      context.recordEvent(changeEvents[change.kind], { userId });
    if (change.kind === "role") context.services.outbox.emit("queued");
    context.clear(userById);
    return Promise.all(
      ids.map(async (userId) => {
        const user = await context.load(userById, userId);
        const error = refusals.get(userId)?.message ?? null;
        return Object.assign(new UserChange(), { userId, user, error });
      }),
    );
  }
}
