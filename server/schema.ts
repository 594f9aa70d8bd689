import "reflect-metadata";
import type { GraphQLSchema } from "graphql";
import { GraphQLDateTime } from "graphql-scalars";
import { buildSchemaSync } from "type-graphql";
import { CoverResolver } from "./features/covers/CoverResolver";
import { FavoriteResolver, UserFavoritesResolver } from "./features/favorites/FavoriteResolver";
import { NodeResolver } from "./features/nodes/NodeResolver";
import { NoteResolver, RecipeNoteResolver } from "./features/notes/NoteResolver";
import { PasswordResetResolver } from "./features/passwordReset/PasswordResetResolver";
import { RecipeResolver } from "./features/recipes/RecipeResolver";
import { RecipeWritesResolver } from "./features/recipes/RecipeWritesResolver";
import { ReferenceResolver } from "./features/reference/ReferenceResolver";
import {
  RecipeReviewsResolver,
  ReviewResolver,
  UserReviewsResolver,
} from "./features/reviews/ReviewResolver";
import { ReviewWritesResolver } from "./features/reviews/ReviewWritesResolver";
import { SessionResolver } from "./features/sessions/SessionResolver";
import { UserResolver } from "./features/users/UserResolver";
import { checkRules } from "./rules";
import { validateInput } from "./validate";

/** The one schema that every door leads to. */
export const makeSchema = (): GraphQLSchema =>
  buildSchemaSync({
    resolvers: [
      CoverResolver,
      FavoriteResolver,
      NodeResolver,
      NoteResolver,
      PasswordResetResolver,
      RecipeNoteResolver,
      RecipeResolver,
      RecipeReviewsResolver,
      RecipeWritesResolver,
      ReferenceResolver,
      ReviewResolver,
      ReviewWritesResolver,
      SessionResolver,
      UserFavoritesResolver,
      UserResolver,
      UserReviewsResolver,
    ],
    authChecker: checkRules,
    validateFn: validateInput,
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
  });
