import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { AccountResolver } from "../features/account/AccountResolver";
import { FavoriteResolver, UserFavoritesResolver } from "../features/favorites/FavoriteResolver";
import { SiteSettingsResolver } from "../features/siteSettings/SiteSettingsResolver";
import { StatsResolver } from "../features/stats/StatsResolver";
import { CookingProgressResolver } from "../features/cooking/CookingProgressResolver";
import { CoverResolver } from "../features/covers/CoverResolver";
import { ImportItemResolver } from "../features/imports/ImportItemResolver";
import { ImportReviewResolver } from "../features/imports/ImportReviewResolver";
import { ImportResolver } from "../features/imports/ImportResolver";
import { AliasResolver } from "../features/merges/AliasResolver";
import { RecommendationResolver } from "../features/recommendations/RecommendationResolver";
import { DuplicateResolver } from "../features/merges/DuplicateResolver";
import { MergeResolver, UndoneMergeResolver } from "../features/merges/MergeResolver";
import { NodeResolver } from "../features/nodes/NodeResolver";
import { NoteResolver, RecipeNoteResolver } from "../features/notes/NoteResolver";
import { OwnIngredientsResolver } from "../features/merges/OwnIngredientsResolver";
import { ConfirmationResolver } from "../features/auth/confirmation/ConfirmationResolver";
import { NoticeResolver } from "../features/notices/NoticeResolver";
import { PasswordResetResolver } from "../features/auth/password/reset/PasswordResetResolver";
import { PhotoResolver } from "../features/photos/PhotoResolver";
import { UserPictureResolver } from "../features/photos/UserPictureResolver";
import { DeletedRecipesResolver } from "../features/recipes/DeletedRecipesResolver";
import { RecipeExportsResolver } from "../features/exports/RecipeExportsResolver";
import { RecipeResolver } from "../features/recipes/RecipeResolver";
import { ViewerRecipesResolver } from "../features/recipes/ViewerRecipesResolver";
import { RecipeWritesResolver } from "../features/recipes/RecipeWritesResolver";
import { aliasesResolvers } from "../features/reference/AliasesResolver";
import {
  CategoryResolver,
  IngredientResolver,
  referenceResolvers,
} from "../features/reference/ReferenceResolver";
import { UserRecipesResolver } from "../features/recipes/UserRecipesResolver";
import { UserStatisticsResolver } from "../features/recipes/UserStatisticsResolver";
import {
  HistoryResolver,
  RecipeVersionResolver,
  RecipeVersionsResolver,
} from "../features/recipes/history/HistoryResolver";
import {
  RecipeSuggestionsResolver,
  UserSuggestionsResolver,
} from "../features/recipes/suggestions/SuggestionListsResolver";
import { SuggestionResolver } from "../features/recipes/suggestions/SuggestionResolver";
import { VariationsResolver } from "../features/recipes/variations/VariationsResolver";
import { ReviewRepliesResolver } from "../features/reviews/ReviewRepliesResolver";
import {
  CommonChangeResolver,
  RecipeReviewsResolver,
  ReviewResolver,
  UserReviewsResolver,
} from "../features/reviews/ReviewResolver";
import { ReviewWritesResolver } from "../features/reviews/ReviewWritesResolver";
import { ViewerSessionsResolver } from "../features/auth/session/ViewerSessionsResolver";
import { SessionResolver } from "../features/auth/session/SessionResolver";
import { SetupResolver } from "../features/auth/setup/SetupResolver";
import { OpenIdResolver } from "../features/auth/openId/OpenIdResolver";
import { PasskeyResolver } from "../features/auth/passkeys/PasskeyResolver";
import { TwoFactorResolver } from "../features/auth/twoFactor/TwoFactorResolver";
import {
  ContributorRequestResolver,
  UserContributorRequestResolver,
} from "../features/users/ContributorRequestResolver";
import { UserListsResolver } from "../features/users/UserListsResolver";
import { UserResolver } from "../features/users/UserResolver";
import { UserChangesResolver } from "../features/users/UserChangesResolver";
import { UserWritesResolver } from "../features/users/UserWritesResolver";
import type { Context } from "../graphql/context";
import { checkRules } from "../graphql/rules";
import { SynonymResolver } from "../features/synonyms/SynonymResolver";
import { describeErrors } from "../graphql/throws";
import { wrapMutations } from "../graphql/wrapMutations";

let schema: GraphQLSchema | undefined;

/** Returns the schema of all transports, which is built at the first call. */
export const makeSchema = (): GraphQLSchema => (schema ??= build());

function build(): GraphQLSchema {
  const schema = buildSchemaSync({
    resolvers: [
      AccountResolver,
      AliasResolver,
      ...aliasesResolvers,
      CategoryResolver,
      IngredientResolver,
      ConfirmationResolver,
      CommonChangeResolver,
      ContributorRequestResolver,
      SiteSettingsResolver,
      StatsResolver,
      SynonymResolver,
      CookingProgressResolver,
      CoverResolver,
      DeletedRecipesResolver,
      DuplicateResolver,
      RecommendationResolver,
      FavoriteResolver,
      ImportItemResolver,
      ImportReviewResolver,
      ImportResolver,
      MergeResolver,
      NodeResolver,
      NoteResolver,
      NoticeResolver,
      ViewerSessionsResolver,
      OpenIdResolver,
      OwnIngredientsResolver,
      PasskeyResolver,
      PasswordResetResolver,
      PhotoResolver,
      UserPictureResolver,
      RecipeExportsResolver,
      RecipeNoteResolver,
      RecipeResolver,
      RecipeReviewsResolver,
      RecipeVersionResolver,
      RecipeVersionsResolver,
      HistoryResolver,
      VariationsResolver,
      SuggestionResolver,
      RecipeSuggestionsResolver,
      UserSuggestionsResolver,
      ViewerRecipesResolver,
      RecipeWritesResolver,
      ReviewRepliesResolver,
      ReviewResolver,
      ReviewWritesResolver,
      SessionResolver,
      SetupResolver,
      TwoFactorResolver,
      UndoneMergeResolver,
      UserContributorRequestResolver,
      UserFavoritesResolver,
      UserListsResolver,
      UserRecipesResolver,
      UserStatisticsResolver,
      UserResolver,
      UserReviewsResolver,
      UserWritesResolver,
      UserChangesResolver,
      ...referenceResolvers,
    ],
    authChecker: checkRules,
    // The cast is needed because TypeGraphQL types the context as an object.
    validateFn: (argument, _type, { context }) => (context as Context).validate(argument),
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    // The check is skipped, because graphql-js validates the schema before it executes anything.
    skipCheck: true,
  });
  return wrapMutations(describeErrors(schema));
}
