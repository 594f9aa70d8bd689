import type { Resource } from "./Route";
import { account } from "./routes/account";
import { accounts, passwordReset } from "./routes/accounts";
import { cookingProgress } from "./routes/cookingProgress";
import { favorites } from "./routes/favorites";
import { suggestions } from "./routes/suggestions";
import { synonyms } from "./routes/synonyms";
import { stats } from "./routes/stats";
import { imports } from "./routes/imports";
import { merges } from "./routes/merges";
import { notes } from "./routes/notes";
import { notices } from "./routes/notices";
import { openId } from "./routes/openId";
import { ownIngredients } from "./routes/ownIngredients";
import { passkeys } from "./routes/passkeys";
import { photos } from "./routes/photos";
import { recipeExports } from "./routes/recipeExports";
import { recipes } from "./routes/recipes";
import { reference } from "./routes/reference";
import { reviews } from "./routes/reviews";
import { sessions } from "./routes/sessions";
import { siteSettings } from "./routes/siteSettings";
import { twoFactor } from "./routes/twoFactor";
import { users } from "./routes/users";
import { versions } from "./routes/versions";

/** All routes of the REST API, by resource. */
export const resources: Resource[] = [
  accounts,
  sessions,
  account,
  twoFactor,
  openId,
  passkeys,
  passwordReset,
  notices,
  // The exports precede `/recipes/:recipeId`, which would match their paths.
  recipeExports,
  recipes,
  versions,
  suggestions,
  imports,
  photos,
  reviews,
  favorites,
  notes,
  cookingProgress,
  users,
  ...reference,
  merges,
  ownIngredients,
  synonyms,
  stats,
  siteSettings,
];
