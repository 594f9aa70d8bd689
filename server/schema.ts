import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { CoverResolver } from "./features/covers/CoverResolver";
import { FavoriteResolver, UserFavoritesResolver } from "./features/favorites/FavoriteResolver";
import { NodeResolver } from "./features/nodes/NodeResolver";
import { NoteResolver, RecipeNoteResolver } from "./features/notes/NoteResolver";
import { RecipeResolver } from "./features/recipes/RecipeResolver";
import { RecipeWritesResolver } from "./features/recipes/RecipeWritesResolver";
import { UserRecipesResolver } from "./features/recipes/UserRecipesResolver";
import { ReferenceResolver } from "./features/reference/ReferenceResolver";
import {
  RecipeReviewsResolver,
  ReviewResolver,
  UserReviewsResolver,
} from "./features/reviews/ReviewResolver";
import { ReviewWritesResolver } from "./features/reviews/ReviewWritesResolver";
import { OwnSessionsResolver } from "./features/sessions/OwnSessionsResolver";
import { SessionResolver } from "./features/sessions/SessionResolver";
import { UserListsResolver } from "./features/users/UserListsResolver";
import { UserResolver } from "./features/users/UserResolver";
import { UserWritesResolver } from "./features/users/UserWritesResolver";
import { checkRules } from "./rules";
import { validateArgument } from "./validate";

/** The one schema that every door leads to. */
export const makeSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      CoverResolver,
      FavoriteResolver,
      NodeResolver,
      NoteResolver,
      OwnSessionsResolver,
      RecipeNoteResolver,
      RecipeResolver,
      RecipeReviewsResolver,
      RecipeWritesResolver,
      ReferenceResolver,
      ReviewResolver,
      ReviewWritesResolver,
      SessionResolver,
      UserFavoritesResolver,
      UserListsResolver,
      UserRecipesResolver,
      UserResolver,
      UserReviewsResolver,
      UserWritesResolver,
    ],
    authChecker: checkRules,
    validateFn: validateArgument,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
