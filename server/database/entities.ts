import { Favorite } from "../features/favorites/Favorite";
import { Import } from "../features/imports/Import";
import { ImportChunk } from "../features/imports/ImportChunk";
import { ImportedIngredient } from "../features/imports/ImportedIngredient";
import { ImportItem } from "../features/imports/ImportItem";
import { ImportPhoto } from "../features/imports/ImportPhoto";
import { DistinctNames } from "../features/merges/DistinctNames";
import { Merge } from "../features/merges/Merge";
import { MergedRecipe } from "../features/merges/MergedRecipe";
import { Note } from "../features/notes/Note";
import { PasswordReset } from "../features/passwordReset/PasswordReset";
import { QueuedMail } from "../features/outbox/QueuedMail";
import { Photo } from "../features/photos/Photo";
import { CookingProgress } from "../features/cooking/CookingProgress";
import { DeletedRecipe } from "../features/recipes/DeletedRecipe";
import { DeletedRecipeRow } from "../features/recipes/DeletedRecipeRow";
import { Recipe } from "../features/recipes/Recipe";
import { RecipeIngredient } from "../features/recipes/RecipeIngredient";
import { RecipeTag } from "../features/recipes/RecipeTag";
import { Alias } from "../features/reference/Alias";
import { Category } from "../features/reference/Category";
import { DifficultyLevel } from "../features/reference/DifficultyLevel";
import { Ingredient } from "../features/reference/Ingredient";
import { Tag } from "../features/reference/Tag";
import { Review } from "../features/reviews/Review";
import { Identity } from "../features/sessions/Identity";
import { Session } from "../features/sessions/Session";
import { Passkey } from "../features/sessions/Passkey";
import { UsedChallenge } from "../features/sessions/UsedChallenge";
import { RecoveryCode } from "../features/sessions/RecoveryCode";
import { TotpSecret } from "../features/sessions/TotpSecret";
import { SetupKey } from "../features/sessions/SetupKey";
import { ContributorRequest } from "../features/users/ContributorRequest";
import { Role } from "../features/users/Role";
import { User } from "../features/users/User";

/** Everything that has a table. */
export const entities = [
  Alias,
  Category,
  ContributorRequest,
  CookingProgress,
  DeletedRecipe,
  DeletedRecipeRow,
  DifficultyLevel,
  DistinctNames,
  Favorite,
  Identity,
  Import,
  ImportChunk,
  ImportedIngredient,
  ImportItem,
  ImportPhoto,
  Ingredient,
  Merge,
  MergedRecipe,
  Note,
  Passkey,
  PasswordReset,
  Photo,
  QueuedMail,
  Recipe,
  RecipeIngredient,
  RecipeTag,
  RecoveryCode,
  Review,
  Role,
  Session,
  SetupKey,
  Tag,
  TotpSecret,
  UsedChallenge,
  User,
];
