export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** The `Byte` scalar type represents byte value as a Buffer */
  Byte: { input: string; output: string; }
  /** A date-time string at UTC, such as 2007-12-03T10:15:30Z, compliant with the `date-time` format outlined in section 5.6 of the RFC 3339 profile of the ISO 8601 standard for representation of dates and times using the Gregorian calendar. */
  DateTime: { input: string; output: string; }
};

/** How much of something a line calls for, read from its quantity and unit. With another number between `before` and `unitAsTyped` it is the line for more or fewer people. */
export type Amount = {
  __typename?: 'Amount';
  /** What follows, such as a comma and plus extra for frying, or empty. */
  after: Scalars['String']['output'];
  /** What stands before the number, such as about, or empty. */
  before: Scalars['String']['output'];
  /** What the unit measures. */
  kind: AmountKind;
  /** The upper one of a range, else the same as `min`. */
  max: Scalars['Float']['output'];
  /** The number, or the lower one of a range; above 0. */
  min: Scalars['Float']['output'];
  /** What the number counts. */
  unit: Unit;
  /** The unit in the typed words, such as heaped tbsp or x 400 g tins, or empty. */
  unitAsTyped: Scalars['String']['output'];
};

/** What a unit measures. */
export type AmountKind =
  /** How many. */
  | 'COUNT'
  /** How much room it takes. */
  | 'VOLUME'
  /** How heavy. */
  | 'WEIGHT';

/** The public face of a user: who added a recipe or wrote a review. Never carries an email or a role. */
export type Author = {
  __typename?: 'Author';
  /** The name the user goes by, 1 to 50 characters. */
  name: Scalars['String']['output'];
  /** The user's key, as in REST. */
  userId: Scalars['Int']['output'];
};

/** A person and how many things are theirs. */
export type AuthorFigure = {
  __typename?: 'AuthorFigure';
  /** The person. */
  author: Author;
  /** How many. */
  count: Scalars['Int']['output'];
};

/** A kind of dish, such as Soups; each recipe has one. */
export type Category = Node & {
  __typename?: 'Category';
  /** The key, as in REST. */
  categoryId: Scalars['Int']['output'];
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** 1 to 200 characters; unique without regard to case. */
  name: Scalars['String']['output'];
  /** How many recipes are in this category. */
  recipeCount: Scalars['Int']['output'];
  /** Grows with every change; names what was edited. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type CategoryConnection = {
  __typename?: 'CategoryConnection';
  /** The page's items, in their order. */
  edges: Array<CategoryEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One category in a list, and its place there. */
export type CategoryEdge = {
  __typename?: 'CategoryEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The category itself. */
  node: Category;
};

/** The thing as it is typed. */
export type CategoryInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: Scalars['String']['input'];
};

/** What was added on one day. */
export type DayFigures = {
  __typename?: 'DayFigures';
  /** The day in UTC, such as 2026-11-21. */
  date: Scalars['String']['output'];
  /** Recipes favourited. */
  favorites: Scalars['Int']['output'];
  /** New accounts. */
  people: Scalars['Int']['output'];
  /** New recipes. */
  recipes: Scalars['Int']['output'];
  /** New reviews. */
  reviews: Scalars['Int']['output'];
};

/** How hard a recipe is, such as Easy; each recipe has one. */
export type DifficultyLevel = Node & {
  __typename?: 'DifficultyLevel';
  /** The key, as in REST. */
  difficultyLevelId: Scalars['Int']['output'];
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** 1 to 200 characters; unique without regard to case. */
  name: Scalars['String']['output'];
  /** Grows with every change; names what was edited. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type DifficultyLevelConnection = {
  __typename?: 'DifficultyLevelConnection';
  /** The page's items, in their order. */
  edges: Array<DifficultyLevelEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One difficulty level in a list, and its place there. */
export type DifficultyLevelEdge = {
  __typename?: 'DifficultyLevelEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The difficulty level itself. */
  node: DifficultyLevel;
};

/** The thing as it is typed. */
export type DifficultyLevelInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: Scalars['String']['input'];
};

/** One value that a filter can take. */
export type FacetOption = {
  __typename?: 'FacetOption';
  /** How many recipes match when this value is chosen beside the other filters. */
  count: Scalars['Int']['output'];
  /** The value's words, as people read them. */
  label: Scalars['String']['output'];
  /** The value's key, such as a tagId. */
  value: Scalars['Int']['output'];
};

/** The place in numbers, for admins. */
export type Figures = {
  __typename?: 'Figures';
  /** The ten people who added the most recipes. */
  busiestContributors: Array<AuthorFigure>;
  /** Day by day, the oldest first, today last. */
  days: Array<DayFigures>;
  /** Favourites of all people. */
  favorites: Scalars['Int']['output'];
  /** The ten recipes favourited most often. */
  mostFavorited: Array<RecipeFigure>;
  /** The ten recipes with the most reviews. */
  mostReviewed: Array<RecipeFigure>;
  /** Private notes of all people. */
  notes: Scalars['Int']['output'];
  /** Accounts. */
  people: Scalars['Int']['output'];
  /** Recipes. */
  recipes: Scalars['Int']['output'];
  /** Reviews. */
  reviews: Scalars['Int']['output'];
  /** What the data takes on disk. */
  storage: Storage;
};

/** A picture, with its size so that a page keeps the place free. */
export type Image = {
  __typename?: 'Image';
  /** What it shows, for those who cannot see it. */
  alt: Scalars['String']['output'];
  /** In pixels. */
  height: Scalars['Int']['output'];
  /** A data: URL of some hundred bytes to show, blurred, until the picture is there; null for a drawing. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** The same picture in several widths, as `srcset` of an <img> has them; null for a drawing, which fits every size. */
  srcSet?: Maybe<Scalars['String']['output']>;
  /** A path on this server; it never changes its content. */
  url: Scalars['String']['output'];
  /** In pixels. */
  width: Scalars['Int']['output'];
};

/** What a line of a recipe calls for, such as Olive oil. */
export type Ingredient = Node & {
  __typename?: 'Ingredient';
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** The key, as in REST. */
  ingredientId: Scalars['Int']['output'];
  /** 1 to 200 characters; unique without regard to case. */
  name: Scalars['String']['output'];
  /** Grows with every change; names what was edited. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type IngredientConnection = {
  __typename?: 'IngredientConnection';
  /** The page's items, in their order. */
  edges: Array<IngredientEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One ingredient in a list, and its place there. */
export type IngredientEdge = {
  __typename?: 'IngredientEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The ingredient itself. */
  node: Ingredient;
};

/** The thing as it is typed. */
export type IngredientInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: Scalars['String']['input'];
};

/** What logging in takes. */
export type LoginInput = {
  /** The account's address; case does not matter. */
  email: Scalars['String']['input'];
  /** The password, at most 72 bytes. */
  password: Scalars['String']['input'];
};

/** What logging in gives. */
export type LoginPayload = {
  __typename?: 'LoginPayload';
  /** A bearer token for the Authorization header. */
  token: Scalars['String']['output'];
  /** Who is logged in now. */
  user: User;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Adds a recipe to the viewer's favourites; there already is fine. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for another's. */
  addFavorite: Recipe;
  /** Uploads a photo, which a recipe then takes by `photoIds`; one that no recipe takes within a day is deleted. What it tells of camera and place is dropped. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, PAYLOAD_TOO_LARGE, RATE_LIMITED, SERVICE_UNAVAILABLE. */
  addPhoto: Photo;
  /** Locks an account from its next request on. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT when no admin would be left. */
  banUser: User;
  /** Gives the viewer another password and ends all other sessions; always true. Errors: UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED after too many wrong passwords. */
  changePassword: Scalars['Boolean']['output'];
  /** Adds a category. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
  createCategory: Category;
  /** Adds a difficulty level. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
  createDifficultyLevel: DifficultyLevel;
  /** Adds an ingredient. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
  createIngredient: Ingredient;
  /** Adds a whole recipe. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  createRecipe: Recipe;
  /** Reviews a recipe, once a person. Errors: UNAUTHENTICATED, NOT_FOUND, BAD_USER_INPUT, CONFLICT. */
  createReview: Review;
  /** Adds a tag. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, CONFLICT. */
  createTag: Tag;
  /** Deletes a category that no recipe uses; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT. */
  deleteCategory: Scalars['ID']['output'];
  /** Deletes a difficulty level that no recipe uses; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT. */
  deleteDifficultyLevel: Scalars['ID']['output'];
  /** Deletes an ingredient that no recipe uses; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT. */
  deleteIngredient: Scalars['ID']['output'];
  /** Deletes the viewer's own note on a recipe; false when there was none. Errors: UNAUTHENTICATED, NOT_FOUND. */
  deleteNote: Scalars['Boolean']['output'];
  /** Deletes a recipe with its lines, tags, photos, reviews, favourites and notes; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  deleteRecipe: Scalars['ID']['output'];
  /** Deletes a review; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  deleteReview: Scalars['ID']['output'];
  /** Deletes a tag that no recipe uses; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT. */
  deleteTag: Scalars['ID']['output'];
  /** Deletes an account with its favourites, notes and sessions; answers its global id. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, CONFLICT when it has recipes or reviews or no admin would be left. */
  deleteUser: Scalars['ID']['output'];
  /** Ends all of the viewer's sessions but this one; answers how many. Errors: UNAUTHENTICATED. */
  endOtherSessions: Scalars['Int']['output'];
  /** Ends one of the viewer's sessions, this one like a logout; answers its global id. Errors: UNAUTHENTICATED, BAD_USER_INPUT for what is no id, NOT_FOUND. */
  endSession: Scalars['ID']['output'];
  /** Starts a session. Errors: UNAUTHENTICATED, ACCOUNT_BANNED, RATE_LIMITED. */
  login: LoginPayload;
  /** Ends the viewer's session: its token is refused from now on. Errors: UNAUTHENTICATED. */
  logout: Scalars['Boolean']['output'];
  /** Makes a new member. Errors: BAD_USER_INPUT, CONFLICT. */
  register: Author;
  /** Takes a recipe from the viewer's favourites; not there is fine. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN for another's. */
  removeFavorite: Recipe;
  /** Mails a reset link to the account with this email, if there is one. Always true, so that nobody learns who has an account. Errors: BAD_USER_INPUT, RATE_LIMITED. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Sets a new password with a reset link, which works once, for one hour, and only while it is the newest. All sessions of the user end. Errors: BAD_USER_INPUT. */
  resetPassword: Scalars['Boolean']['output'];
  /** Gives a user another role from the next request on. Errors: UNAUTHENTICATED, NOT_FOUND for user or role, FORBIDDEN, BAD_USER_INPUT, CONFLICT when no admin would be left. */
  setUserRole: User;
  /** Lifts a ban. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  unbanUser: User;
  /** Renames a category. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT, PRECONDITION_FAILED. */
  updateCategory: Category;
  /** Renames a difficulty level. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT, PRECONDITION_FAILED. */
  updateDifficultyLevel: DifficultyLevel;
  /** Renames an ingredient. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT, PRECONDITION_FAILED. */
  updateIngredient: Ingredient;
  /** Replaces a whole recipe. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, PRECONDITION_FAILED. */
  updateRecipe: Recipe;
  /** Changes what one's own review says. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, PRECONDITION_FAILED. */
  updateReview: Review;
  /** Renames a tag. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT, PRECONDITION_FAILED. */
  updateTag: Tag;
  /** Edits an account. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT, CONFLICT for a name or an email that is taken, PRECONDITION_FAILED. */
  updateUser: User;
  /** Writes a note on a recipe, in place of the one before: one's own, or an admin another's. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, BAD_USER_INPUT. */
  writeNote: Note;
};


export type MutationAddFavoriteArgs = {
  recipeId: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationAddPhotoArgs = {
  crop?: InputMaybe<PhotoCropInput>;
  image: Scalars['Byte']['input'];
};


export type MutationBanUserArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationChangePasswordArgs = {
  input: PasswordChangeInput;
};


export type MutationCreateCategoryArgs = {
  input: CategoryInput;
};


export type MutationCreateDifficultyLevelArgs = {
  input: DifficultyLevelInput;
};


export type MutationCreateIngredientArgs = {
  input: IngredientInput;
};


export type MutationCreateRecipeArgs = {
  input: RecipeInput;
};


export type MutationCreateReviewArgs = {
  input: ReviewInput;
  recipeId: Scalars['Int']['input'];
};


export type MutationCreateTagArgs = {
  input: TagInput;
};


export type MutationDeleteCategoryArgs = {
  categoryId: Scalars['Int']['input'];
};


export type MutationDeleteDifficultyLevelArgs = {
  difficultyLevelId: Scalars['Int']['input'];
};


export type MutationDeleteIngredientArgs = {
  ingredientId: Scalars['Int']['input'];
};


export type MutationDeleteNoteArgs = {
  recipeId: Scalars['Int']['input'];
};


export type MutationDeleteRecipeArgs = {
  recipeId: Scalars['Int']['input'];
};


export type MutationDeleteReviewArgs = {
  reviewId: Scalars['Int']['input'];
};


export type MutationDeleteTagArgs = {
  tagId: Scalars['Int']['input'];
};


export type MutationDeleteUserArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


export type MutationLoginArgs = {
  input: LoginInput;
};


export type MutationRegisterArgs = {
  input: RegisterInput;
};


export type MutationRemoveFavoriteArgs = {
  recipeId: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


export type MutationResetPasswordArgs = {
  input: PasswordResetInput;
};


export type MutationSetUserRoleArgs = {
  roleId?: InputMaybe<Scalars['Int']['input']>;
  userId: Scalars['Int']['input'];
};


export type MutationUnbanUserArgs = {
  userId: Scalars['Int']['input'];
};


export type MutationUpdateCategoryArgs = {
  categoryId: Scalars['Int']['input'];
  input: CategoryInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateDifficultyLevelArgs = {
  difficultyLevelId: Scalars['Int']['input'];
  input: DifficultyLevelInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateIngredientArgs = {
  ingredientId: Scalars['Int']['input'];
  input: IngredientInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateRecipeArgs = {
  input: RecipeInput;
  recipeId: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateReviewArgs = {
  input: ReviewInput;
  reviewId: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateTagArgs = {
  input: TagInput;
  tagId: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdateUserArgs = {
  input: UserInput;
  userId: Scalars['Int']['input'];
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationWriteNoteArgs = {
  input: NoteInput;
  recipeId: Scalars['Int']['input'];
  userId?: InputMaybe<Scalars['Int']['input']>;
};

/** A thing that can be fetched again by its global id. */
export type Node = {
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
};

/** What one user keeps privately about one recipe. */
export type Note = Node & {
  __typename?: 'Note';
  /** Whose note it is. */
  author: Author;
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** The note's key. */
  noteId: Scalars['Int']['output'];
  /** What it is about. */
  recipe: Recipe;
  /** 1 to 10,000 characters. */
  text: Scalars['String']['output'];
  /** When the note was last written. */
  updatedAt: Scalars['DateTime']['output'];
};

/** What a note says. */
export type NoteInput = {
  /** 1 to 10,000 characters. */
  text: Scalars['String']['input'];
};

/** Whether and where a list goes on. */
export type PageInfo = {
  __typename?: 'PageInfo';
  /** What to ask the next page with, as `after`; null on an empty page. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a next page. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** What changing one's password takes. */
export type PasswordChangeInput = {
  /** The password so far. */
  currentPassword: Scalars['String']['input'];
  /** At least 6 characters, or what the server asks for; at most 72 bytes. */
  newPassword: Scalars['String']['input'];
};

/** What choosing a new password with a link takes. */
export type PasswordResetInput = {
  /** At least 6 characters, at most 72 bytes. */
  newPassword: Scalars['String']['input'];
  /** What the link in the mail carries. */
  token: Scalars['String']['input'];
};

/** A picture of a dish. Until a recipe is saved with it, nobody but its uploader sees it. */
export type Photo = Node & {
  __typename?: 'Photo';
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** The picture itself, in several sizes. */
  image: Image;
  /** The photo's key, as `photoIds` of a recipe names it. */
  photoId: Scalars['Int']['output'];
};

/** The part of a picture that is kept, in shares (0 to 1) of the picture held upright. */
export type PhotoCropInput = {
  /** How much of the height is kept; more than 0. */
  height: Scalars['Float']['input'];
  /** What is cut off at the left. */
  left: Scalars['Float']['input'];
  /** What is cut off at the top. */
  top: Scalars['Float']['input'];
  /** How much of the width is kept; more than 0. */
  width: Scalars['Float']['input'];
};

export type Query = {
  __typename?: 'Query';
  /** All categories, by name. */
  categories: Array<Category>;
  /** One category. Errors: NOT_FOUND. */
  category: Category;
  /** Whether a reset link still works: true, or an error. Errors: BAD_USER_INPUT. */
  checkPasswordReset: Scalars['Boolean']['output'];
  /** One difficulty level. Errors: NOT_FOUND. */
  difficultyLevel: DifficultyLevel;
  /** All difficulty levels, by key. */
  difficultyLevels: Array<DifficultyLevel>;
  /** The place in numbers. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  figures: Figures;
  /** One ingredient. Errors: NOT_FOUND. */
  ingredient: Ingredient;
  /** All ingredients, by name. */
  ingredients: Array<Ingredient>;
  /** Whether a recipe is among a user's favourites. Errors: UNAUTHENTICATED, NOT_FOUND, FORBIDDEN. */
  isFavorite: Scalars['Boolean']['output'];
  /** Any thing by its global id. Errors: BAD_USER_INPUT, UNAUTHENTICATED for people, notes and sessions, NOT_FOUND. */
  node?: Maybe<Node>;
  /** One user's note on a recipe; null without one. For oneself, for admins, and for contributors among themselves. Errors: UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
  note?: Maybe<Note>;
  /** One recipe. Errors: NOT_FOUND. */
  recipe: Recipe;
  /** What the list can be narrowed by: values of the four filters that are in use. */
  recipeFacets: RecipeFacets;
  /** Recipes, a page at a time. Errors: BAD_USER_INPUT. */
  recipes: RecipeConnection;
  /** One review. Errors: NOT_FOUND. */
  review: Review;
  /** The three roles, by key. Errors: UNAUTHENTICATED. */
  roles: Array<Role>;
  /** Some categories, a page at a time. Errors: BAD_USER_INPUT. */
  searchCategories: CategoryConnection;
  /** Some difficulty levels, a page at a time. Errors: BAD_USER_INPUT. */
  searchDifficultyLevels: DifficultyLevelConnection;
  /** Some ingredients, a page at a time. Errors: BAD_USER_INPUT. */
  searchIngredients: IngredientConnection;
  /** Some tags, a page at a time. Errors: BAD_USER_INPUT. */
  searchTags: TagConnection;
  /** One tag. Errors: NOT_FOUND. */
  tag: Tag;
  /** All tags, by name. */
  tags: Array<Tag>;
  /** One account. Errors: UNAUTHENTICATED, NOT_FOUND. */
  user: User;
  /** Users, a page at a time. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT. */
  users: UserConnection;
  /** Everybody who holds one of some roles, by name. Errors: UNAUTHENTICATED, FORBIDDEN. */
  usersByRoles: Array<RoleHolder>;
  /** Who is asking; null for a visitor. */
  viewer?: Maybe<User>;
  /** Whether the viewer may add recipes. */
  viewerCanAddRecipe: Scalars['Boolean']['output'];
  /** Whether the viewer may edit ingredients. */
  viewerCanManageIngredients: Scalars['Boolean']['output'];
  /** Whether the viewer may edit tags, categories and difficulty levels. */
  viewerCanManageReference: Scalars['Boolean']['output'];
  /** Whether the viewer may ban, promote and delete other people. */
  viewerCanManageUsers: Scalars['Boolean']['output'];
  /** The viewer's sessions that go on, the last used first. Errors: UNAUTHENTICATED. */
  viewerSessions: Array<Session>;
};


export type QueryCategoryArgs = {
  categoryId: Scalars['Int']['input'];
};


export type QueryCheckPasswordResetArgs = {
  token: Scalars['String']['input'];
};


export type QueryDifficultyLevelArgs = {
  difficultyLevelId: Scalars['Int']['input'];
};


export type QueryFiguresArgs = {
  days?: Scalars['Int']['input'];
};


export type QueryIngredientArgs = {
  ingredientId: Scalars['Int']['input'];
};


export type QueryIsFavoriteArgs = {
  recipeId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type QueryNodeArgs = {
  id: Scalars['ID']['input'];
};


export type QueryNoteArgs = {
  recipeId: Scalars['Int']['input'];
  userId: Scalars['Int']['input'];
};


export type QueryRecipeArgs = {
  recipeId: Scalars['Int']['input'];
};


export type QueryRecipeFacetsArgs = {
  filter?: InputMaybe<RecipeFilter>;
};


export type QueryRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<RecipeFilter>;
  first?: Scalars['Int']['input'];
  sort?: RecipeSort;
};


export type QueryReviewArgs = {
  reviewId: Scalars['Int']['input'];
};


export type QuerySearchCategoriesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReferenceSort>;
};


export type QuerySearchDifficultyLevelsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReferenceSort>;
};


export type QuerySearchIngredientsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReferenceSort>;
};


export type QuerySearchTagsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<ReferenceSort>;
};


export type QueryTagArgs = {
  tagId: Scalars['Int']['input'];
};


export type QueryUserArgs = {
  userId: Scalars['Int']['input'];
};


export type QueryUsersArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: UserSort;
};


export type QueryUsersByRolesArgs = {
  roles: Array<Scalars['String']['input']>;
};

/** The scores that people gave to a recipe. */
export type Rating = {
  __typename?: 'Rating';
  /** 1.0 to 5.0; null without reviews. */
  average?: Maybe<Scalars['Float']['output']>;
  /** How many reviews there are. */
  count: Scalars['Int']['output'];
  /** How many reviews gave 1, 2, 3, 4 and 5, in that order. */
  histogram: Array<Scalars['Int']['output']>;
};

/** A dish that somebody shares, with all one needs to cook it. */
export type Recipe = Node & {
  __typename?: 'Recipe';
  /** The kind of dish. */
  category: Category;
  /** Minutes of cooking, 0 to 14,400. */
  cookMinutes?: Maybe<Scalars['Int']['output']>;
  /** The picture that stands for the recipe: its first photo, else a drawing. */
  cover: Image;
  /** When the recipe was added. */
  createdAt: Scalars['DateTime']['output'];
  /** What makes the dish worth cooking, up to 2,000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** How hard it is. */
  difficultyLevel: DifficultyLevel;
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** The lines, in the order in which they were typed; at most 100. */
  ingredients: Array<RecipeIngredient>;
  /** A remark on the ingredients, up to 10,000 characters. */
  ingredientsNotes?: Maybe<Scalars['String']['output']>;
  /** Up to 20,000 characters; each line or paragraph is a step. */
  instructions: Scalars['String']['output'];
  /** 1 to 200 characters. */
  name: Scalars['String']['output'];
  /** Who added the recipe. */
  owner: Author;
  /** In their order, at most 12; the first is the cover, which is drawn where there is none. */
  photos: Array<Photo>;
  /** Minutes of preparation, 0 to 14,400. */
  prepMinutes?: Maybe<Scalars['Int']['output']>;
  /** The scores that people gave. */
  rating: Rating;
  /** The recipe's key, as in REST and in addresses. */
  recipeId: Scalars['Int']['output'];
  /** Its reviews, the newest first. */
  reviews: ReviewConnection;
  /** How many it makes, 1 to 1,000. */
  servings?: Maybe<Scalars['Float']['output']>;
  /** What `servings` counts, such as people, loaves or jars, up to 50 characters; null for servings. */
  servingsUnit?: Maybe<Scalars['String']['output']>;
  /** Where it comes from: a book, a person or an address, up to 500 characters. */
  source?: Maybe<Scalars['String']['output']>;
  /** The instructions step by step: a line each; a line that ends in a colon begins a section. */
  steps: Array<RecipeSection>;
  /** By name; at most 50. */
  tags: Array<Tag>;
  /** Minutes from beginning to end: as given, else preparation and cooking together; null when nothing is known. */
  totalMinutes?: Maybe<Scalars['Int']['output']>;
  /** When the recipe was last edited. */
  updatedAt: Scalars['DateTime']['output'];
  /** Counts the edits; sent back with an edit, so that a stale one is noticed. */
  version: Scalars['Int']['output'];
  /** Whether the viewer may delete the recipe. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may edit the recipe. */
  viewerCanEdit: Scalars['Boolean']['output'];
  /** Whether it is among the viewer's favourites; false for a visitor. */
  viewerHasFavorited: Scalars['Boolean']['output'];
  /** The viewer's own note; null without one and for a visitor. */
  viewerNote?: Maybe<Note>;
  /** The viewer's own review; null without one and for a visitor. */
  viewerReview?: Maybe<Review>;
};


/** A dish that somebody shares, with all one needs to cook it. */
export type RecipeReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One page of a list. */
export type RecipeConnection = {
  __typename?: 'RecipeConnection';
  /** The page's items, in their order. */
  edges: Array<RecipeEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One recipe in a list, and its place there. */
export type RecipeEdge = {
  __typename?: 'RecipeEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The recipe itself. */
  node: Recipe;
};

/** The filters' options: only values that some recipe uses, sorted by label. */
export type RecipeFacets = {
  __typename?: 'RecipeFacets';
  /** Categories in use. */
  categories: Array<FacetOption>;
  /** Difficulty levels in use, by key. */
  difficultyLevels: Array<FacetOption>;
  /** Ingredients in use. */
  ingredients: Array<FacetOption>;
  /** Tags in use. */
  tags: Array<FacetOption>;
};

/** A recipe and how often something was done. */
export type RecipeFigure = {
  __typename?: 'RecipeFigure';
  /** How often. */
  count: Scalars['Int']['output'];
  /** The recipe. */
  recipe: Recipe;
};

/** What recipes must have; all that is given must hold. */
export type RecipeFilter = {
  /** The category it is in. */
  categoryId?: InputMaybe<Scalars['Int']['input']>;
  /** How hard it is. */
  difficultyLevelId?: InputMaybe<Scalars['Int']['input']>;
  /** An ingredient that one of its lines names. */
  ingredientId?: InputMaybe<Scalars['Int']['input']>;
  /** The user who added it. */
  ownerId?: InputMaybe<Scalars['Int']['input']>;
  /** A part of the name, without regard to case and accents, taken literally; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** A tag that the recipe carries. */
  tagId?: InputMaybe<Scalars['Int']['input']>;
};

/** One line of a recipe's ingredients. */
export type RecipeIngredient = {
  __typename?: 'RecipeIngredient';
  /** How much that is; null where it cannot be read without doubt. */
  amount?: Maybe<Amount>;
  /** The ingredient's key, as in REST. */
  ingredientId: Scalars['Int']['output'];
  /** Whether the dish works without it. */
  isOptional: Scalars['Boolean']['output'];
  /** The ingredient's name. */
  name: Scalars['String']['output'];
  /** As typed, such as 1/2; up to 50 characters; null when left out. */
  quantity?: Maybe<Scalars['String']['output']>;
  /** Whether it changes with the servings; not so for the oil in the pan. */
  scales: Scalars['Boolean']['output'];
  /** As typed, such as tbsp; up to 50 characters; null when left out. */
  unit?: Maybe<Scalars['String']['output']>;
};

/** One line of a recipe as it is typed. */
export type RecipeIngredientInput = {
  /** What the line calls for; a line without it is dropped. */
  ingredientId?: InputMaybe<Scalars['Int']['input']>;
  /** Whether the dish works without it. */
  isOptional?: Scalars['Boolean']['input'];
  /** Free text such as 1/2, at most 50 characters; trimmed, and null when empty. */
  quantity?: InputMaybe<Scalars['String']['input']>;
  /** Whether it changes with the servings. Left out, it stays as it is, and a new line does. */
  scales?: InputMaybe<Scalars['Boolean']['input']>;
  /** Free text such as tbsp, at most 50 characters; trimmed, and null when empty. */
  unit?: InputMaybe<Scalars['String']['input']>;
};

/** A whole recipe as it is typed. */
export type RecipeInput = {
  /** The kind of dish. */
  categoryId: Scalars['Int']['input'];
  /** Minutes of cooking, 0 to 14,400. */
  cookMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** What makes the dish worth cooking, at most 2,000 characters. This and the six below stay as they are when left out of an edit; null takes them away. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** How hard it is. */
  difficultyLevelId: Scalars['Int']['input'];
  /** At most 100, in their order; of two with one ingredient the first counts. Left out in an edit, the lines stay as they are. */
  ingredients?: InputMaybe<Array<RecipeIngredientInput>>;
  /** A remark on the ingredients, at most 10,000 characters. */
  ingredientsNotes?: InputMaybe<Scalars['String']['input']>;
  /** 1 to 20,000 characters; each line is a step. */
  instructions: Scalars['String']['input'];
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** At most 12, in their order; the first is the cover. Each was uploaded by the viewer, or is the recipe's already. Left out in an edit, the photos stay as they are; an empty list takes them away. */
  photoIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Minutes of preparation, 0 to 14,400. */
  prepMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** How many it makes, 1 to 1,000. */
  servings?: InputMaybe<Scalars['Float']['input']>;
  /** What `servings` counts, such as people, loaves or jars, at most 50 characters; null for servings. */
  servingsUnit?: InputMaybe<Scalars['String']['input']>;
  /** Where it comes from: a book, a person or an address, at most 500 characters. */
  source?: InputMaybe<Scalars['String']['input']>;
  /** At most 50. Left out in an edit, the tags stay as they are. */
  tagIds?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Minutes from beginning to end, 0 to 14,400, where that is not preparation and cooking together. */
  totalMinutes?: InputMaybe<Scalars['Int']['input']>;
};

/** A part of a recipe's instructions. */
export type RecipeSection = {
  __typename?: 'RecipeSection';
  /** What the part is called, without its colon; null where nothing says so. */
  heading?: Maybe<Scalars['String']['output']>;
  /** What to do, in order; nothing below a lone heading. */
  steps: Array<Scalars['String']['output']>;
};

/** The orders that a list of recipes comes in. */
export type RecipeSort =
  /** The best reviewed first, as if five more people had given each recipe a 3: one 5 alone does not pass fifty that average 4.8. */
  | 'BEST'
  /** The most often favourited first. */
  | 'BEST_LOVED'
  /** By key: the first added first. */
  | 'KEY_ASC'
  /** A to Z, without regard to case and accents. */
  | 'NAME_ASC'
  /** Z to A. */
  | 'NAME_DESC'
  /** The last added first. */
  | 'NEWEST';

/** The orders that a table of reference data comes in. */
export type ReferenceSort =
  /** The first added first. */
  | 'KEY_ASC'
  /** The last added first. */
  | 'KEY_DESC'
  /** A to Z, without regard to case and accents. */
  | 'NAME_ASC'
  /** Z to A. */
  | 'NAME_DESC';

/** What a new account takes; it is always a plain member's. */
export type RegisterInput = {
  /** Unique without regard to case, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The name to go by, 1 to 50 characters, unique without regard to case. */
  name: Scalars['String']['input'];
  /** At least 6 characters, at most 72 bytes. */
  password: Scalars['String']['input'];
};

/** One user's opinion of one recipe. */
export type Review = Node & {
  __typename?: 'Review';
  /** Who wrote it. */
  author: Author;
  /** When the review was written. */
  createdAt: Scalars['DateTime']['output'];
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** What it is about. */
  recipe: Recipe;
  /** The review's key, as in REST. */
  reviewId: Scalars['Int']['output'];
  /** 1 to 5. */
  score: Scalars['Int']['output'];
  /** 1 to 5,000 characters. */
  text: Scalars['String']['output'];
  /** Counts the edits; sent back with an edit, so that a stale one is noticed. */
  version: Scalars['Int']['output'];
  /** Whether the viewer may delete the review. */
  viewerCanDelete: Scalars['Boolean']['output'];
  /** Whether the viewer may edit the review. */
  viewerCanEdit: Scalars['Boolean']['output'];
};

/** One page of a list. */
export type ReviewConnection = {
  __typename?: 'ReviewConnection';
  /** The page's items, in their order. */
  edges: Array<ReviewEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One review in a list, and its place there. */
export type ReviewEdge = {
  __typename?: 'ReviewEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The review itself. */
  node: Review;
};

/** What a review says. */
export type ReviewInput = {
  /** 1 to 5; left out, it is refused in the form's words. */
  score?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 5,000 characters. */
  text: Scalars['String']['input'];
};

/** What a user is trusted with. */
export type Role = {
  __typename?: 'Role';
  /** The role's key. */
  roleId: Scalars['Int']['output'];
  /** admin, contributor or member. */
  roleName: Scalars['String']['output'];
};

/** A user and the role that the user holds. */
export type RoleHolder = {
  __typename?: 'RoleHolder';
  /** The role. */
  role: Role;
  /** Who holds the role. */
  user: User;
};

/** One login of the viewer; nobody sees another's. */
export type Session = Node & {
  __typename?: 'Session';
  /** When the login was. */
  createdAt: Scalars['DateTime']['output'];
  /** Whether this request came with it. */
  current: Scalars['Boolean']['output'];
  /** What logged in, such as Firefox on Windows; null when it did not say. */
  device?: Maybe<Scalars['String']['output']>;
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** When it was last used; written at most once a minute. */
  lastUsedAt: Scalars['DateTime']['output'];
};

/** What the data takes on disk. */
export type Storage = {
  __typename?: 'Storage';
  /** Bytes of all; may be more than an Int holds. */
  databaseBytes: Scalars['Float']['output'];
  /** The ten largest tables, the largest first. */
  tables: Array<TableFigure>;
};

/** What one table takes. */
export type TableFigure = {
  __typename?: 'TableFigure';
  /** Bytes with its indexes; may be more than an Int holds. */
  bytes: Scalars['Float']['output'];
  /** The table's name. */
  name: Scalars['String']['output'];
  /** Rows, as the database estimates them, which may lag behind; or counted. */
  rows: Scalars['Float']['output'];
};

/** A word that recipes are found by, such as Vegan; a recipe has any number. */
export type Tag = Node & {
  __typename?: 'Tag';
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** 1 to 200 characters; unique without regard to case. */
  name: Scalars['String']['output'];
  /** The key, as in REST. */
  tagId: Scalars['Int']['output'];
  /** Grows with every change; names what was edited. */
  version: Scalars['Int']['output'];
};

/** One page of a list. */
export type TagConnection = {
  __typename?: 'TagConnection';
  /** The page's items, in their order. */
  edges: Array<TagEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One tag in a list, and its place there. */
export type TagEdge = {
  __typename?: 'TagEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The tag itself. */
  node: Tag;
};

/** The thing as it is typed. */
export type TagInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: Scalars['String']['input'];
};

/** The units that amounts are told in. */
export type Unit =
  /** Centilitres. */
  | 'CL'
  /** Cups, 240 ml to 250 ml. */
  | 'CUP'
  /** Decilitres. */
  | 'DL'
  /** Dessertspoons, about 10 ml. */
  | 'DSP'
  /** Fluid ounces, about 30 ml. */
  | 'FLOZ'
  /** Grams. */
  | 'G'
  /** Gallons: eight pints. */
  | 'GALLON'
  /** Kilograms. */
  | 'KG'
  /** Litres. */
  | 'L'
  /** Pounds. */
  | 'LB'
  /** Milligrams. */
  | 'MG'
  /** Millilitres. */
  | 'ML'
  /** Ounces of weight. */
  | 'OZ'
  /** Things that are counted, in the words that were typed or in none. */
  | 'PIECE'
  /** Pints, 473 ml in America and 568 ml in Britain. */
  | 'PINT'
  /** Quarts: two pints. */
  | 'QUART'
  /** Sticks: of butter 113 g, else pieces. */
  | 'STICK'
  /** Tablespoons, about 15 ml. */
  | 'TBSP'
  /** Teaspoons, about 5 ml. */
  | 'TSP';

/** An account. Email and role are null where the viewer may not see them. */
export type User = Node & {
  __typename?: 'User';
  /** Whether an admin has locked the account. */
  banned: Scalars['Boolean']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** For the user and for admins; for other logged-in people where the user chose to show it. */
  email?: Maybe<Scalars['String']['output']>;
  /** The user's favourite recipes, the last favourited first. */
  favorites: RecipeConnection;
  /** Opaque, and unique over all types. */
  id: Scalars['ID']['output'];
  /** The name the user goes by, 1 to 50 characters. */
  name: Scalars['String']['output'];
  /** The recipes that the user added, by name. */
  recipes: RecipeConnection;
  /** The user's reviews, the newest first. */
  reviews: ReviewConnection;
  /** For the user and for admins. */
  role?: Maybe<Role>;
  /** Whether other logged-in people may see the email; for the user and for admins, null for others. */
  showsEmail?: Maybe<Scalars['Boolean']['output']>;
  /** The user's key, as in REST. */
  userId: Scalars['Int']['output'];
  /** Counts the edits of name and email; sent back with an edit, so that a stale one is noticed. */
  version: Scalars['Int']['output'];
  /** Whether the viewer may change the role, ban and unban, and delete the account. */
  viewerCanChangeRole: Scalars['Boolean']['output'];
  /** Whether the viewer may edit name and email. */
  viewerCanEdit: Scalars['Boolean']['output'];
};


/** An account. Email and role are null where the viewer may not see them. */
export type UserFavoritesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account. Email and role are null where the viewer may not see them. */
export type UserRecipesArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/** An account. Email and role are null where the viewer may not see them. */
export type UserReviewsArgs = {
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};

/** One page of a list. */
export type UserConnection = {
  __typename?: 'UserConnection';
  /** The page's items, in their order. */
  edges: Array<UserEdge>;
  /** Whether and where the list goes on. */
  pageInfo: PageInfo;
  /** How many there are over all pages. */
  totalCount: Scalars['Int']['output'];
};

/** One user in a list, and its place there. */
export type UserEdge = {
  __typename?: 'UserEdge';
  /** The place in the list, for `after`. */
  cursor: Scalars['String']['output'];
  /** The user itself. */
  node: User;
};

/** An account as it is edited; role and ban have mutations of their own. */
export type UserInput = {
  /** Unique without regard to case, at most 254 characters. */
  email: Scalars['String']['input'];
  /** The name to go by, 1 to 50 characters, unique without regard to case. */
  name: Scalars['String']['input'];
  /** Whether other logged-in people may see the email; left out, it stays as it is. */
  showsEmail?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The orders that a list of users comes in. */
export type UserSort =
  /** Banned people last; otherwise by key. */
  | 'BANNED_ASC'
  /** Banned people first; otherwise by key, descending. */
  | 'BANNED_DESC'
  /** By email, A to Z, without regard to case. */
  | 'EMAIL_ASC'
  /** By email, Z to A. */
  | 'EMAIL_DESC'
  /** The first registered first. */
  | 'KEY_ASC'
  /** The last registered first. */
  | 'KEY_DESC'
  /** By name, A to Z, without regard to case. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Admins, contributors, members; of one role by key. */
  | 'ROLE_ASC'
  /** Members, contributors, admins; of one role by key, descending. */
  | 'ROLE_DESC';
