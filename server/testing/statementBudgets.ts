import { globalId } from "../graphql/globalId";
import { mergeBudgets } from "./mergeBudgets";
import type { StatementBudget } from "./StatementBudget";
import { MORE, type StatementScene } from "./statementScene";

type Variables = NonNullable<StatementBudget["variables"]>;

const budget = (
  statements: number,
  as: StatementBudget["as"],
  variables?: Variables,
): StatementBudget => ({ statements, as, ...(variables ? { variables } : {}) });

/** As many rows as a page may have. */
const first = 100;

const onRecipe: Variables = async (scene) => ({ recipeId: await scene.recipe() });
const onReview: Variables = async (scene) => ({ reviewId: await scene.review() });
const onPerson: Variables = async (scene) => ({ userId: (await scene.person()).userId });
const onSelf: Variables = (_scene, caller) => ({ userId: caller!.userId });
const onCook: Variables = (scene) => ({ userId: scene.cook.userId, first });

const newRecipe = async (scene: StatementScene) => ({
  name: scene.newName(),
  categoryId: 1,
  difficultyLevelId: 1,
  instructions: "Stir.\n".repeat(scene.size),
  tagIds: await scene.keys("tags", "tag_id"),
  ingredients: (await scene.keys("ingredients", "ingredient_id")).map((ingredientId) => ({
    ingredientId,
    quantity: "1",
  })),
});

/** The operations on a kind of reference data. */
const reference = (
  type: string,
  types: string,
  table: string,
  key: string,
  { list = 4, one = 4, rename = 9 } = {},
): Record<string, StatementBudget> => ({
  [`${types}Page`]: budget(list, "admin", () => ({ first, search: MORE, sort: "NAME_ASC" })),
  [`New${type}Page`]: budget(2, "admin"),
  [`${type}Page`]: budget(one, "admin", () => ({ key: 1 })),
  [`Add${type}`]: budget(4, "admin", (scene) => ({ input: { name: scene.newName() } })),
  [`Rename${type}`]: budget(rename, "admin", async (scene) => ({
    key: await scene.unused(table, key),
    input: { name: scene.newName() },
    version: 1,
  })),
  [`Delete${type}`]: budget(3, "admin", async (scene) => ({
    key: await scene.unused(table, key),
  })),
});

/** By the names of the operations. */
export const statementBudgets: Record<string, StatementBudget> = {
  // Pages
  Viewer: budget(3, "cook"),
  HomePage: budget(3, "cook", () => ({ first })),
  HomeFavorites: budget(4, "cook", () => ({ first })),
  FirstSteps: budget(7, "admin"),
  SearchSuggestions: budget(6, "anyone", () => ({ search: "soup qqqqqq" })),
  RecipesPage: budget(4, "cook", () => ({ first: 48, sort: "NEWEST", full: true })),
  RecipeFilters: budget(5, "cook", () => ({ filter: { search: "x" } })),
  RecipePage: budget(3, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    reviews: first,
  })),
  NewRecipePage: budget(7, "cook"),
  EditRecipePage: budget(8, "cook", onRecipe),
  RecipeNow: budget(2, "cook", onRecipe),
  CoverOptions: budget(0, "anyone", () => ({ name: "Plum cake", ingredients: ["Plums"] })),
  NewReviewPage: budget(3, "cook", onRecipe),
  ReviewPage: budget(5, "cook", onReview),
  ReviewNow: budget(2, "cook", onReview),
  NoteAuthors: budget(3, "cook"),
  NoteOf: budget(4, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    userId: scene.admin.userId,
  })),
  ProfilePage: budget(9, "admin", onCook),
  MoreFavorites: budget(4, "cook", onCook),
  MoreRecipesOf: budget(4, "cook", onCook),
  MoreReviewsOf: budget(4, "cook", onCook),
  ChangePasswordPage: budget(2, "cook"),
  SessionsPage: budget(4, "cook"),
  TwoFactorPage: budget(5, "cook"),
  OwnDataPage: budget(2, "cook"),
  BookPage: budget(5, "cook", () => ({ of: "OWN", first: 24 })),
  OwnRecipesPage: budget(4, "cook", () => ({ first })),
  MoreOwnRecipes: budget(3, "cook", () => ({ first })),
  DeletedRecipesPage: {
    ...budget(5, "admin", () => ({ first, isAdmin: true })),
    together: 4,
  },
  MoreDeletedByAdmins: budget(3, "admin", () => ({ first })),
  ImportPage: budget(6, "cook"),
  CardPicture: budget(3, "cook", async (scene) => ({
    importId: (await scene.import()).importId,
  })),
  OneImport: budget(5, "cook", async (scene) => ({
    importId: (await scene.import()).importId,
    first,
  })),
  EditUserPage: budget(2, "cook", onSelf),
  UserNow: budget(2, "cook", onSelf),
  UsersPage: budget(6, "admin", () => ({ first, sort: "NAME_ASC" })),
  UserRolePage: budget(4, "admin", onPerson),
  DeleteUserPage: budget(2, "admin", onPerson),
  ContributorRequestsPage: budget(4, "admin", () => ({ first })),
  ForbiddenPage: budget(3, "somebody"),
  StatsPage: budget(11, "admin", () => ({ days: 30 })),
  CheckSetup: {
    ...budget(2, "anyone", async (scene) => ({ token: await scene.setupKey() })),
    after: (scene) => scene.restoreAdmins(),
  },
  CheckPasswordReset: budget(1, "anyone", async (scene) => ({ token: await scene.resetToken() })),

  // Recipes, reviews, favorites and notes
  CreateRecipe: budget(8, "cook", async (scene) => ({ input: await newRecipe(scene) })),
  UpdateRecipe: budget(11, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    input: await newRecipe(scene),
    version: 1,
  })),
  DeleteRecipe: budget(7, "cook", onRecipe),
  RestoreRecipe: budget(16, "cook", async (scene) => ({ recipeId: await scene.deletedRecipe() })),
  CreateIngredient: budget(4, "cook", (scene) => ({ input: { name: scene.newName() } })),
  IngredientNames: budget(3, "cook"),
  StartImport: budget(4, "cook", () => ({ input: { text: "Tea" } })),
  CorrectImportText: budget(5, "cook", async (scene) => ({
    importId: (await scene.import()).importId,
    input: { text: "Tea" },
  })),
  TakeImport: budget(5, "cook", async (scene) => ({ importId: (await scene.import()).importId })),
  UndoImport: budget(9, "cook", async (scene) => ({
    importId: (await scene.import("taken")).importId,
  })),
  DeleteImport: budget(3, "cook", async (scene) => ({ importId: (await scene.import()).importId })),
  UpdateImportItem: budget(13, "cook", async (scene) => ({
    importItemId: (await scene.import()).importItemId,
    input: { name: "Tea", categoryId: 1, difficultyLevelId: 1, lines: [{ ingredient: "Water" }] },
  })),
  CreateReview: budget(4, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    input: { score: 4, text: "Good." },
  })),
  UpdateReview: budget(5, "cook", async (scene) => ({
    reviewId: await scene.review(),
    input: { score: 4, text: "Good." },
    version: 1,
  })),
  DeleteReview: budget(3, "cook", onReview),
  AddFavorite: budget(3, "cook", onRecipe),
  RemoveFavorite: budget(3, "cook", async (scene) => ({
    recipeId: (await scene.keys("recipes", "recipe_id"))[0],
  })),
  SaveCookingProgress: budget(4, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    input: { recipeVersion: 1, done: ["line:1"], step: 1, changedAt: new Date().toISOString() },
  })),
  OfflineFavorites: budget(4, "cook", () => ({ first })),
  WriteNote: budget(4, "cook", async (scene) => ({
    recipeId: await scene.recipe(),
    input: { text: "More salt." },
  })),

  // People and their sessions
  Register: budget(4, "anyone", (scene) => {
    const name = scene.newName();
    return { input: { name, email: `${name}@potluck.example`, password: "potluck-demo" } };
  }),
  CreateFirstAdmin: {
    ...budget(13, "anyone", async (scene) => {
      const name = scene.newName();
      const account = { name, email: `${name}@potluck.example`, password: "potluck-demo" };
      return { input: { ...account, key: await scene.setupKey() } };
    }),
    after: (scene) => scene.restoreAdmins(),
  },
  Login: budget(4, "anyone", (scene) => ({
    input: { email: `${scene.cook.name}@potluck.example`, password: "potluck-demo" },
  })),
  CompleteLogin: budget(6, "anyone", (scene) => scene.secondFactor()),
  PasskeyLoginOptions: budget(0, "anyone"),
  LoginWithPasskey: budget(7, "anyone", (scene) => scene.passkeyLogin()),
  StartOpenIdLogin: budget(0, "anyone"),
  CompleteOpenIdLogin: budget(15, "anyone", (scene) => scene.openIdLogin()),
  LinkOpenIdLogin: budget(14, "anyone", (scene) => scene.openIdLink()),
  RemoveOpenIdLogin: budget(7, "somebody", async (scene, caller) => {
    await scene.link(caller!);
    return { password: "potluck-demo" };
  }),
  PreparePasskey: budget(3, "somebody", () => ({ password: "potluck-demo" })),
  AddPasskey: budget(14, "somebody", (scene, caller) => scene.newPasskey(caller!)),
  RenamePasskey: budget(3, "somebody", async (scene, caller) => ({
    passkeyId: await scene.passkey(caller!),
    name: "Old phone",
  })),
  RemovePasskey: budget(12, "somebody", async (scene, caller) => ({
    passkeyId: await scene.passkey(caller!),
    ...(await scene.bothFactors(caller!)),
  })),
  DeleteAccount: budget(14, "somebody", () => ({
    input: { password: "potluck-demo", keepRecipes: false, keepReviews: false },
  })),
  EndSession: budget(2, "somebody", async (scene, caller) => ({
    id: globalId("Session", await scene.otherSession(caller!)),
  })),
  EndOtherSessions: budget(2, "somebody"),
  ChangePassword: budget(10, "somebody", () => ({
    input: { currentPassword: "potluck-demo", newPassword: "potluck-changed" },
  })),
  SetUpAuthenticator: budget(3, "somebody", () => ({ password: "potluck-demo" })),
  ConfirmAuthenticator: budget(12, "somebody", (scene, caller) => scene.preparedApp(caller!)),
  RemoveAuthenticator: budget(12, "somebody", (scene, caller) => scene.bothFactors(caller!)),
  RenewRecoveryCodes: budget(11, "somebody", (scene, caller) => scene.bothFactors(caller!)),
  RequestPasswordReset: budget(1, "anyone", async (scene) => ({
    email: `${(await scene.person()).name}@potluck.example`,
  })),
  ResetPassword: budget(12, "anyone", async (scene) => ({
    input: { token: await scene.resetToken(), newPassword: "potluck-changed" },
  })),
  UpdateUser: budget(16, "somebody", (scene, caller) => {
    const name = scene.newName();
    return { userId: caller!.userId, input: { name, email: `${name}@potluck.example` } };
  }),
  BanUser: budget(10, "admin", onPerson),
  UnbanUser: budget(7, "admin", onPerson),
  EndUserSessions: budget(3, "admin", onPerson),
  TurnOffTwoFactor: budget(9, "admin", onPerson),
  SetUserRole: budget(10, "admin", async (scene) => ({
    userId: (await scene.person()).userId,
    roleId: 2,
  })),
  CreateContributorRequest: budget(5, "somebody", () => ({ input: { message: "My soups." } })),
  AcceptContributorRequest: budget(12, "admin", async (scene) => ({
    contributorRequestId: await scene.request(),
  })),
  DeclineContributorRequest: budget(8, "admin", async (scene) => ({
    contributorRequestId: await scene.request(),
  })),
  DeleteUser: budget(6, "admin", onPerson),

  ...mergeBudgets,
  ...reference("Tag", "Tags", "tags", "tag_id"),
  // Whose list shows how many recipes there are of each.
  ...reference("Category", "Categories", "categories", "category_id", { list: 5 }),
  ...reference("DifficultyLevel", "DifficultyLevels", "difficulty_levels", "difficulty_level_id", {
    one: 3,
    rename: 7,
  }),
  ...reference("Ingredient", "Ingredients", "ingredients", "ingredient_id"),
};
