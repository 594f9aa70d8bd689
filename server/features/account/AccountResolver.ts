import { GraphQLJSONObject } from "graphql-scalars";
import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { user } from "../../graphql/rules";
import { ONCE } from "../../graphql/cost";
import { Throws } from "../../graphql/throws";
import { AccountDeletionInput } from "./AccountDeletionInput";
import { deleteAccount } from "./deleteAccount";
import { exportAccount } from "./exportAccount";

/** Exports the viewer's data and deletes the viewer's account. */
@Resolver()
export class AccountResolver {
  @Authorized(user)
  @Throws("UNAUTHENTICATED")
  @Query(() => GraphQLJSONObject, {
    complexity: ONCE,
    description:
      "Everything that the viewer has written and that is stored about the account: `account`, `recipes`, `deletedRecipes`, `photos`, `reviews`, `helpfulReviews`, `replies`, `favorites`, `notes`, `contributorRequests` and `sessions`.",
  })
  viewerExport(@Ctx() { db, viewer }: Context): Promise<object> {
    return exportAccount(db, viewer!);
  }

  @Authorized(user)
  @Throws("UNAUTHENTICATED", "BAD_USER_INPUT", "CONFLICT", "RATE_LIMITED")
  @Mutation(() => Boolean, {
    complexity: ONCE,
    description:
      "Deletes the viewer's account for good, with its favorites, notes, deleted recipes and sessions. Always returns true. Fails with CONFLICT for the last admin. Too many wrong passwords lead to RATE_LIMITED.",
  })
  async deleteAccount(
    @Arg("input", { description: "The password, and the choices for recipes and reviews." })
    input: AccountDeletionInput,
    @Ctx() context: Context,
  ): Promise<boolean> {
    await deleteAccount(context, input);
    return true;
  }
}
