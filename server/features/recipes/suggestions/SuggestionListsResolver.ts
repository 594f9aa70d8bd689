import { Args, Ctx, FieldResolver, Resolver, Root } from "type-graphql";
import { type Connection, makeConnectionType, pageArgs } from "../../../graphql/connection";
import type { Context } from "../../../graphql/context";
import { mayActOn, self } from "../../../graphql/rules";
import { User } from "../../users/User";
import { Recipe } from "../Recipe";
import { suggestionsByUser, suggestionsForUser, suggestionsOfRecipe } from "./loaders";
import { Suggestion } from "./Suggestion";

const SuggestionConnection = makeConnectionType("Suggestion", Suggestion);

const SuggestionPage = pageArgs(20);
type SuggestionPage = InstanceType<typeof SuggestionPage>;

/** Lists the suggestions for a recipe. */
@Resolver(() => Recipe)
export class RecipeSuggestionsResolver {
  @FieldResolver(() => SuggestionConnection, {
    nullable: true,
    description:
      "The suggested edits: open ones first, then newest first. Users who may not edit the recipe see their own only; null for visitors.",
  })
  suggestions(
    @Root() { recipeId }: Recipe,
    @Args(() => SuggestionPage) page: SuggestionPage,
    @Ctx() context: Context,
  ): Promise<Connection<Suggestion>> | null {
    return context.viewer ? suggestionsOfRecipe(context, recipeId, page) : null;
  }
}

/** Lists the suggestions that a user has sent and received. */
@Resolver(() => User)
export class UserSuggestionsResolver {
  @FieldResolver(() => SuggestionConnection, {
    nullable: true,
    description:
      "The edits that the user has suggested, newest first. Visible to the user; otherwise null.",
  })
  sentSuggestions(
    @Root() account: User,
    @Args(() => SuggestionPage) page: SuggestionPage,
    @Ctx() context: Context,
  ): Promise<Connection<Suggestion>> | null {
    const isSelf = mayActOn([self], context.viewer, account);
    return isSelf ? suggestionsByUser(context, account.userId, page) : null;
  }

  @FieldResolver(() => SuggestionConnection, {
    nullable: true,
    description:
      "The open suggestions for recipes of the user, newest first. Visible to the user; otherwise null.",
  })
  receivedSuggestions(
    @Root() account: User,
    @Args(() => SuggestionPage) page: SuggestionPage,
    @Ctx() context: Context,
  ): Promise<Connection<Suggestion>> | null {
    const isSelf = mayActOn([self], context.viewer, account);
    return isSelf ? suggestionsForUser(context, account.userId, page) : null;
  }
}
