import { Favorite } from "./favorites/Favorite";
import { CategoryName } from "./imports/CategoryName";
import { Import } from "./imports/Import";
import { ImportChunk } from "./imports/ImportChunk";
import { ImportedIngredient } from "./imports/ImportedIngredient";
import { ImportItem } from "./imports/ImportItem";
import { ImportPhoto } from "./imports/ImportPhoto";
import { DistinctNames } from "./merges/DistinctNames";
import { Merge } from "./merges/Merge";
import { MergedRecipe } from "./merges/MergedRecipe";
import { Note } from "./notes/Note";
import { PasswordReset } from "./auth/password/reset/PasswordReset";
import { QueuedMail } from "./outbox/QueuedMail";
import { Photo } from "./photos/Photo";
import { CookingProgress } from "./cooking/CookingProgress";
import { RecipeVersion } from "./recipes/history/RecipeVersion";
import { DeletedRecipe } from "./recipes/DeletedRecipe";
import { DeletedRecipeRow } from "./recipes/DeletedRecipeRow";
import { Recipe } from "./recipes/Recipe";
import { RecipeLine } from "./recipes/RecipeLine";
import { RecipeEquipment } from "./recipes/RecipeEquipment";
import { Suggestion } from "./recipes/suggestions/Suggestion";
import { StoredStep } from "./recipes/steps/StoredStep";
import { RecipeTag } from "./recipes/RecipeTag";
import { Alias } from "./reference/Alias";
import { referenceEntities } from "./reference/ReferenceEntities";
import { Review } from "./reviews/Review";
import { ReviewVote } from "./reviews/ReviewVote";
import { SiteSetting } from "./siteSettings/SiteSetting";
import { Identity } from "./auth/openId/Identity";
import { Session } from "./auth/session/Session";
import { Passkey } from "./auth/passkeys/Passkey";
import { UsedChallenge } from "./auth/passkeys/UsedChallenge";
import { RecoveryCode } from "./auth/twoFactor/RecoveryCode";
import { TotpSecret } from "./auth/twoFactor/TotpSecret";
import { SetupKey } from "./auth/setup/SetupKey";
import { ContributorRequest } from "./users/ContributorRequest";
import { Role } from "./users/Role";
import { User } from "./users/User";

/** All entities that have a table. */
export const entities = [
  Alias,
  CategoryName,
  ContributorRequest,
  CookingProgress,
  DeletedRecipe,
  DeletedRecipeRow,
  DistinctNames,
  Favorite,
  Identity,
  Import,
  ImportChunk,
  ImportedIngredient,
  ImportItem,
  ImportPhoto,
  Merge,
  MergedRecipe,
  Note,
  Passkey,
  PasswordReset,
  Photo,
  QueuedMail,
  Recipe,
  RecipeLine,
  RecipeEquipment,
  RecipeTag,
  RecipeVersion,
  RecoveryCode,
  Review,
  ReviewVote,
  SiteSetting,
  Role,
  Session,
  SetupKey,
  StoredStep,
  Suggestion,
  TotpSecret,
  UsedChallenge,
  User,
  ...Object.values(referenceEntities),
];
