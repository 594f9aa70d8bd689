import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { FavoriteResolver, UserFavoritesResolver } from "../features/favorites/FavoriteResolver";
import { FiguresResolver } from "../features/figures/FiguresResolver";
import { NodeResolver } from "../features/nodes/NodeResolver";
import { NoteResolver, RecipeNoteResolver } from "../features/notes/NoteResolver";
import { PasswordResetResolver } from "../features/passwordReset/PasswordResetResolver";
import { PhotoResolver } from "../features/photos/PhotoResolver";
import { RecipeResolver } from "../features/recipes/RecipeResolver";
import { RecipeWritesResolver } from "../features/recipes/RecipeWritesResolver";
import { CategoryResolver, referenceResolvers } from "../features/reference/ReferenceResolver";
import { UserRecipesResolver } from "../features/recipes/UserRecipesResolver";
import {
  RecipeReviewsResolver,
  ReviewResolver,
  UserReviewsResolver,
} from "../features/reviews/ReviewResolver";
import { ReviewWritesResolver } from "../features/reviews/ReviewWritesResolver";
import { OwnSessionsResolver } from "../features/sessions/OwnSessionsResolver";
import { SessionResolver } from "../features/sessions/SessionResolver";
import { UserListsResolver } from "../features/users/UserListsResolver";
import { UserResolver } from "../features/users/UserResolver";
import { UserWritesResolver } from "../features/users/UserWritesResolver";
import { checkRules } from "./rules";
import { validateArgument } from "./validate";

/** The one schema that every door leads to. */
export const makeSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      CategoryResolver,
      FiguresResolver,
      FavoriteResolver,
      NodeResolver,
      NoteResolver,
      OwnSessionsResolver,
      PasswordResetResolver,
      PhotoResolver,
      RecipeNoteResolver,
      RecipeResolver,
      RecipeReviewsResolver,
      RecipeWritesResolver,
      ReviewResolver,
      ReviewWritesResolver,
      SessionResolver,
      UserFavoritesResolver,
      UserListsResolver,
      UserRecipesResolver,
      UserResolver,
      UserReviewsResolver,
      UserWritesResolver,
      ...referenceResolvers,
    ],
    authChecker: checkRules,
    validateFn: validateArgument,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
