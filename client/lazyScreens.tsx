import type { ComponentType } from "react";
import type { LoaderFunction } from "react-router-dom";
import type { ReferenceKindName } from "../shared/referenceKinds";
import { enScreens } from "./shared/messages/en.screens";
import { BUNDLED_LOCALE } from "./shared/messages/locale";
import { addMessages } from "./shared/messages/t";
import { paths } from "./shared/paths";
import type { Preload } from "./shared/preload";

// Visitors of the public pages do not load the English texts of the other screens.
addMessages(BUNDLED_LOCALE, enScreens);

/** Loads the code of a screen. */
type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A screen that users rarely open first: its loader is loaded together with its code. */
export interface LazyScreen {
  loader?: (preload: Preload) => Promise<LoaderFunction>;
  page: LoadPage;
}

/** Remounts a screen for each kind, because kinds have different hooks. */
const ofOneKind =
  (page: LoadPage): LoadPage =>
  async () => {
    const { Component: Page } = await page();
    return { Component: () => <Page /> };
  };

export type ReferenceScreenName = "list" | "create" | "edit" | "remove" | "merges";

/** The screens of a kind of reference data. */
const reference = (kind: ReferenceKindName): Record<ReferenceScreenName, LazyScreen> => {
  const loaders = () => import("./pages/ReferencePages.loader");
  return {
    list: {
      loader: async (preload) => (await loaders()).referenceListLoader(preload, kind),
      page: ofOneKind(() => import("./pages/ReferenceListPage")),
    },
    create: {
      loader: async (preload) => (await loaders()).newReferenceLoader(preload, kind),
      page: ofOneKind(() => import("./pages/NewReferencePage")),
    },
    edit: {
      loader: async (preload) => (await loaders()).referenceLoader(preload, kind),
      page: ofOneKind(() => import("./pages/EditReferencePage")),
    },
    remove: {
      loader: async (preload) => (await loaders()).referenceLoader(preload, kind),
      page: ofOneKind(() => import("./pages/DeleteReferencePage")),
    },
    merges: {
      loader: async (preload) =>
        (await import("./pages/MergesPage.loader")).mergesLoader(preload, kind),
      page: () => import("./pages/MergesPage"),
    },
  };
};

const screens = {
  resetPassword: {
    loader: async (preload) =>
      (await import("./pages/ResetPasswordPage.loader")).resetPasswordLoader(preload),
    page: () => import("./pages/ResetPasswordPage"),
  },
  confirmEmail: {
    loader: async () =>
      (await import("./pages/MailLinkPages.loader")).mailLinkLoader(paths.confirmEmail()),
    page: () => import("./pages/ConfirmEmailPage"),
  },
  unsubscribe: {
    loader: async () =>
      (await import("./pages/MailLinkPages.loader")).mailLinkLoader(paths.unsubscribe()),
    page: () => import("./pages/UnsubscribePage"),
  },
  setup: {
    loader: async (preload) => (await import("./pages/SetupPage.loader")).setupLoader(preload),
    page: () => import("./pages/SetupPage"),
  },
  changePassword: {
    loader: async (preload) =>
      (await import("./pages/ChangePasswordPage.loader")).changePasswordLoader(preload),
    page: () => import("./pages/ChangePasswordPage"),
  },
  twoFactor: {
    loader: async (preload) =>
      (await import("./pages/TwoFactorPage.loader")).twoFactorLoader(preload),
    page: () => import("./pages/TwoFactorPage"),
  },
  settings: {
    loader: async (preload) =>
      (await import("./pages/SettingsPage.loader")).settingsLoader(preload),
    page: () => import("./pages/SettingsPage"),
  },
  newRecipe: {
    loader: async (preload) =>
      (await import("./pages/RecipeFormPage.loader")).newRecipeLoader(preload),
    page: () => import("./pages/NewRecipePage"),
  },
  importRecipes: {
    loader: async (preload) => (await import("./pages/ImportPage.loader")).importLoader(preload),
    page: () => import("./pages/ImportPage"),
  },
  deletedRecipes: {
    loader: async (preload) =>
      (await import("./pages/DeletedRecipesPage.loader")).deletedRecipesLoader(preload),
    page: () => import("./pages/DeletedRecipesPage"),
  },
  ownRecipes: {
    loader: async (preload) =>
      (await import("./pages/OwnRecipesPage.loader")).ownRecipesLoader(preload),
    page: () => import("./pages/OwnRecipesPage"),
  },
  newPrivateRecipe: {
    loader: async (preload) =>
      (await import("./pages/RecipeFormPage.loader")).newRecipeLoader(preload),
    page: () => import("./pages/NewPrivateRecipePage"),
  },
  book: {
    loader: async (preload) => (await import("./pages/BookPage.loader")).bookLoader(preload),
    page: () => import("./pages/BookPage"),
  },
  editRecipe: {
    loader: async (preload) =>
      (await import("./pages/RecipeFormPage.loader")).editRecipeLoader(preload),
    page: () => import("./pages/EditRecipePage"),
  },
  history: {
    loader: async (preload) => (await import("./pages/HistoryPage.loader")).historyLoader(preload),
    page: () => import("./pages/HistoryPage"),
  },
  variations: {
    loader: async (preload) =>
      (await import("./pages/VariationsPage.loader")).variationsLoader(preload),
    page: () => import("./pages/VariationsPage"),
  },
  newVariation: {
    loader: async (preload) =>
      (await import("./pages/RecipeFormPage.loader")).editRecipeLoader(preload),
    page: () => import("./pages/NewVariationPage"),
  },
  suggestEdit: {
    loader: async (preload) =>
      (await import("./pages/RecipeFormPage.loader")).editRecipeLoader(preload),
    page: () => import("./pages/SuggestEditPage"),
  },
  suggestion: {
    loader: async (preload) =>
      (await import("./pages/SuggestionPage.loader")).suggestionLoader(preload),
    page: () => import("./pages/SuggestionPage"),
  },
  newReview: {
    loader: async (preload) =>
      (await import("./pages/ReviewPages.loader")).newReviewLoader(preload),
    page: () => import("./pages/NewReviewPage"),
  },
  editReview: {
    loader: async (preload) => (await import("./pages/ReviewPages.loader")).reviewLoader(preload),
    page: () => import("./pages/EditReviewPage"),
  },
  deleteReview: {
    loader: async (preload) => (await import("./pages/ReviewPages.loader")).reviewLoader(preload),
    page: () => import("./pages/DeleteReviewPage"),
  },
  users: {
    loader: async (preload) => (await import("./pages/UsersPage.loader")).usersLoader(preload),
    page: () => import("./pages/UsersPage"),
  },
  contributorRequests: {
    loader: async (preload) =>
      (await import("./pages/ContributorRequestsPage.loader")).contributorRequestsLoader(preload),
    page: () => import("./pages/ContributorRequestsPage"),
  },
  proposedIngredients: {
    loader: async (preload) =>
      (await import("./pages/ProposedIngredientsPage.loader")).proposedIngredientsLoader(preload),
    page: () => import("./pages/ProposedIngredientsPage"),
  },
  synonyms: {
    loader: async (preload) =>
      (await import("./pages/SynonymsPage.loader")).synonymsLoader(preload),
    page: () => import("./pages/SynonymsPage"),
  },
  profile: {
    loader: async (preload) => (await import("./pages/ProfilePage.loader")).profileLoader(preload),
    page: () => import("./pages/ProfilePage"),
  },
  editUser: {
    loader: async (preload) => (await import("./pages/UserPages.loader")).editUserLoader(preload),
    page: () => import("./pages/EditUserPage"),
  },
  userRole: {
    loader: async (preload) => (await import("./pages/UserPages.loader")).userRoleLoader(preload),
    page: () => import("./pages/UserRolePage"),
  },
  deleteUser: {
    loader: async (preload) => (await import("./pages/UserPages.loader")).deleteUserLoader(preload),
    page: () => import("./pages/DeleteUserPage"),
  },
  stats: {
    loader: async (preload) => (await import("./pages/StatsPage.loader")).statsLoader(preload),
    page: () => import("./pages/StatsPage"),
  },
  siteSettings: {
    loader: async (preload) =>
      (await import("./pages/SiteSettingsPage.loader")).siteSettingsLoader(preload),
    page: () => import("./pages/SiteSettingsPage"),
  },
  forbidden: {
    loader: async (preload) =>
      (await import("./pages/ForbiddenPage.loader")).forbiddenLoader(preload),
    page: () => import("./pages/ForbiddenPage"),
  },
  login: { page: () => import("./pages/LoginPage") },
  openIdLogin: { page: () => import("./pages/OpenIdLoginPage") },
  register: { page: () => import("./pages/RegisterPage") },
  forgotPassword: { page: () => import("./pages/ForgotPasswordPage") },
} satisfies Record<string, LazyScreen>;

/** All screens except the public ones, whose loaders are part of every page. */
export const lazyScreens: Record<keyof typeof screens, LazyScreen> & {
  reference: typeof reference;
} = { ...screens, reference };

export type LazyScreenName = keyof typeof screens;
