/** The options for deleting an account, and the proof that it may be deleted. */
export type AccountDeletionInput = {
  /** True if the viewer's recipes stay, as those of a former member; otherwise they are deleted for good, with all reviews, favorites and notes. */
  keepRecipes: boolean;
  /** True if the viewer's reviews stay, as those of a former member; otherwise they are deleted. */
  keepReviews: boolean;
  /** The account's password, at most 72 bytes. */
  password: string;
};

/** An alias. */
export type AliasInput = {
  /** The other name: 1 to 200 characters; no name and no other alias of the kind is the same, regardless of case. */
  name: string;
};

/** The quantity that a unit measures. */
export type AmountKind =
  /** Number of pieces. */
  | 'COUNT'
  /** Volume. */
  | 'VOLUME'
  /** Weight. */
  | 'WEIGHT';

/** A photo of a review or of a diary entry. */
export type AttachedPhotoInput = {
  /** A description of the photo, at most 300 characters. If omitted, it is unchanged. */
  caption?: string | null | undefined;
  /** The ID of a photo that the viewer has uploaded. */
  photoId: number;
};

/** The text of a photographed card as corrected. */
export type CardTextInput = {
  /** The text, in English or German; at most 200,000 characters. */
  text: string;
};

/** The editable fields. */
export type CategoryInput = {
  /** The name: 1 to 200 characters, unique regardless of case. */
  name: string;
};

/** The kind of a change. */
export type ChangeKind =
  /** It is new. */
  | 'ADDED'
  /** It has other values. */
  | 'CHANGED'
  /** It is in another place, with equal values. */
  | 'MOVED'
  /** It is gone. */
  | 'REMOVED';

/** The outcome of a check. */
export type CheckState =
  /** Does not work. */
  | 'FAILED'
  /** Works as configured. */
  | 'OK'
  /** Works, but an admin or operator should look at it. */
  | 'WARNING';

/** A request to become a contributor. */
export type ContributorRequestInput = {
  /** The user's message, 1 to 500 characters. */
  message: string;
};

/** The status of a request to become a contributor. */
export type ContributorRequestStatus =
  /** The user became a contributor. */
  | 'ACCEPTED'
  /** An admin has declined. The user can ask again. */
  | 'DECLINED'
  /** No admin has answered yet. */
  | 'OPEN';

/** The viewer's progress in cooking a recipe. */
export type CookingProgressInput = {
  /** The time of the change, by default now. It does not replace a later state. */
  changedAt?: string | null | undefined;
  /** The checked items: `line:` with the ID of a line, or `step:` with section and number; at most 300. */
  done: Array<string>;
  /** The version of the recipe that was cooked from. */
  recipeVersion: number;
  /** The screen of cook mode that is shown, from 0; null if it is not opened. */
  step?: number | null | undefined;
};

/** A drawing of a kind of dish, for the covers of recipes without photos. */
export type CoverDrawing =
  /** A baked dish with a browned top. */
  | 'BAKE'
  /** A burger. */
  | 'BURGER'
  /** A cake. */
  | 'CAKE'
  /** A tray of biscuits. */
  | 'COOKIES'
  /** A bowl of curry. */
  | 'CURRY'
  /** A dessert in small cups. */
  | 'DESSERT'
  /** A cold drink. */
  | 'DRINK'
  /** Flatbreads. */
  | 'FLATBREADS'
  /** A hot drink in a cup. */
  | 'HOT_DRINK'
  /** Jars. */
  | 'JARS'
  /** A loaf of bread. */
  | 'LOAF'
  /** A plate of noodles. */
  | 'NOODLES'
  /** A stack of pancakes. */
  | 'PANCAKES'
  /** A plate of pasta. */
  | 'PASTA'
  /** A pizza. */
  | 'PIZZA'
  /** Cooked ingredients on a plate. */
  | 'PLATE'
  /** A plate of rice. */
  | 'RICE'
  /** A bowl of salad. */
  | 'SALAD'
  /** Skewers. */
  | 'SKEWERS'
  /** A bowl of soup. */
  | 'SOUP'
  /** A pot of stew. */
  | 'STEW'
  /** The ingredients next to an empty plate, bowl or board. */
  | 'STILL_LIFE'
  /** Tacos. */
  | 'TACOS'
  /** A tart. */
  | 'TART';

/** The editable fields of a diary entry. An update keeps those that are omitted. */
export type DiaryEntryInput = {
  /** The day of cooking, such as 2026-11-21. A new entry has today's date by default. */
  cookedOn?: string | null | undefined;
  /** True if everyone who may see the recipe may see the entry. A new entry is private by default. */
  isPublic?: boolean | null | undefined;
  /** At most 3 photos in order. */
  photos?: Array<AttachedPhotoInput> | null | undefined;
  /** A line of text, at most 500 characters. Null or a blank text removes it. */
  text?: string | null | undefined;
};

/** The editable fields. */
export type DifficultyLevelInput = {
  /** The name: 1 to 200 characters, unique regardless of case. */
  name: string;
};

/** The reason why two names are likely duplicates. */
export type DuplicateReason =
  /** They are forms of the same words, such as Tomato and Tomatoes. */
  | 'FORM'
  /** They differ in accents, umlauts, blanks or hyphens, such as Crème fraîche and Creme fraiche. */
  | 'SPELLING'
  /** They are synonyms, such as Shrimp and Prawn. */
  | 'SYNONYM'
  /** One letter is wrong, missing or swapped, such as Cinamon and Cinnamon. */
  | 'TYPO';

/** The editable fields. */
export type EquipmentInput = {
  /** The name: 1 to 200 characters, unique regardless of case. */
  name: string;
};

/** The account of a site's first admin. */
export type FirstAdminInput = {
  /** The email address: at most 254 characters, unique regardless of case. */
  email: string;
  /** The key from the setup link. */
  key: string;
  /** The user name: 1 to 50 characters, unique regardless of case. */
  name: string;
  /** The password: at least 6 characters, or more if the server requires it; at most 72 bytes. */
  password: string;
};

/** The reason for hiding a photo. */
export type HiddenPhotoInput = {
  /** The reason, 1 to 200 characters. */
  reason: string;
};

/** The reason for hiding a reply. */
export type HiddenReplyInput = {
  /** The reason, 1 to 200 characters. */
  reason: string;
};

/** A choice of a category for recipes of an import. */
export type ImportCategoryInput = {
  /** The category's numeric ID. Without it, the category Other is used, and created if there is none. */
  categoryId?: number | null | undefined;
  /** Numeric IDs of recipes of the import. Without them, all recipes that have no category get it. */
  importItemIds?: Array<number> | null | undefined;
};

/** The source of recipes: either an address or a text. */
export type ImportInput = {
  /** A recipe as text, in English or German, or the HTML of a page; at most 5 MB. */
  text?: string | null | undefined;
  /** The address of a page with recipes, beginning with http:// or https://; at most 2,000 characters. */
  url?: string | null | undefined;
};

/** Corrections of a recipe to import. Fields that are omitted are unchanged; null clears a detail, such as the servings. */
export type ImportItemInput = {
  /** The category's numeric ID. */
  categoryId?: number | null | undefined;
  /** Cooking time in minutes; 0 to 14,400. */
  cookMinutes?: number | null | undefined;
  /** A short description; at most 2,000 characters. */
  description?: string | null | undefined;
  /** The difficulty level's numeric ID. */
  difficultyLevelId?: number | null | undefined;
  /** Numeric IDs of equipment, at most 20. */
  equipmentIds?: Array<number> | null | undefined;
  /** The instructions, 1 to 20,000 characters; each line is a step. */
  instructions?: string | null | undefined;
  /** True if the recipe was reviewed, which removes the doubts about it. */
  isReviewed?: boolean | null | undefined;
  /** True if the recipe is left out. */
  isSkipped?: boolean | null | undefined;
  /** The language of the recipe as a BCP 47 tag, such as de or en-GB; at most 35 characters. */
  language?: string | null | undefined;
  /** All lines in order, ingredients and headings, at most 150. */
  lines?: Array<ImportLineInput> | null | undefined;
  /** The name, 1 to 200 characters. */
  name?: string | null | undefined;
  /** Nutrition per serving as the source states it, one value per line or separated by commas; at most 1,000 characters. */
  nutrition?: string | null | undefined;
  /** Where the values of `nutrition` come from, such as a site or the package; at most 200 characters. */
  nutritionSource?: string | null | undefined;
  /** Preparation time in minutes; 0 to 14,400. */
  prepMinutes?: number | null | undefined;
  /** How many servings the recipe makes; 1 to 1,000. */
  servings?: number | null | undefined;
  /** The unit of `servings`, such as people, loaves or jars, if it is not servings; at most 50 characters. */
  servingsUnit?: string | null | undefined;
  /** Where the recipe comes from: a book, a person or a URL; at most 500 characters. */
  source?: string | null | undefined;
  /** Numeric IDs of tags, at most 50. */
  tagIds?: Array<number> | null | undefined;
  /** Total time in minutes, by default the sum of preparation and cooking time; 0 to 14,400. */
  totalMinutes?: number | null | undefined;
};

/** The state of a recipe of an import. */
export type ImportItemState =
  /** It could not be created. */
  | 'FAILED'
  /** It is not created. */
  | 'SKIPPED'
  /** It was created. */
  | 'TAKEN'
  /** It is created when the import is confirmed. */
  | 'WAITING';

/** The kind of source of an import. */
export type ImportKind =
  /** A file of another application. */
  | 'FILE'
  /** The page at an address. */
  | 'PAGE'
  /** A text or the HTML of a page. */
  | 'TEXT';

/** A line of a recipe to import: an ingredient or a heading. */
export type ImportLineInput = {
  /** A heading, such as For the dough, instead of an ingredient; at most 200 characters. */
  heading?: string | null | undefined;
  /** The name of the ingredient, at most 200 characters; required unless the line is a heading. */
  ingredient?: string;
  /** The ingredient's numeric ID. Without it, the ingredient of this name is used, or created. */
  ingredientId?: number | null | undefined;
  /** True if the ingredient can be left out. */
  isOptional?: boolean;
  /** The preparation of the ingredient, at most 200 characters. */
  preparation?: string;
  /** The quantity, at most 50 characters. */
  quantity?: string;
  /** True if the quantity changes with the number of servings. */
  scales?: boolean;
  /** The unit, at most 50 characters. */
  unit?: string;
};

/** The state of an import. While it is in progress, the server works on it and changes the state. */
export type ImportState =
  /** No recipe could be read. */
  | 'FAILED'
  /** In progress: the recipes are being read. */
  | 'READING'
  /** The recipes can be checked, edited and confirmed. */
  | 'READY'
  /** The recipes were created. This can be undone. */
  | 'TAKEN'
  /** In progress: the recipes are being created. */
  | 'TAKING'
  /** In progress: the created recipes are being deleted. */
  | 'UNDOING';

/** The editable fields. */
export type IngredientInput = {
  /** The name: 1 to 200 characters, unique regardless of case. */
  name: string;
};

/** A way to log in other than the password, or a second factor. */
export type LoginFactorKind =
  /** An authenticator app. */
  | 'AUTHENTICATOR'
  /** A linked account at the login provider of the site. */
  | 'OPENID'
  /** A passkey. */
  | 'PASSKEY'
  /** The recovery codes that have not been used. */
  | 'RECOVERY_CODES';

/** The credentials of an account. */
export type LoginInput = {
  /** The account's email address, in any case. */
  email: string;
  /** The password, at most 72 bytes. */
  password: string;
};

/** A kind of reference data whose items can be merged. */
export type MergeableKind =
  /** Categories. */
  | 'CATEGORY'
  /** Equipment. */
  | 'EQUIPMENT'
  /** Ingredients. */
  | 'INGREDIENT'
  /** Tags. */
  | 'TAG';

/** The editable fields of a note. */
export type NoteInput = {
  /** The text, 1 to 10,000 characters. */
  text: string;
};

/** A kind of mail about what other users do, which its recipient can switch off. */
export type NoticeKind =
  /** A new review of a recipe of the user. */
  | 'NEW_REVIEW'
  /** A reply to a review of the user. */
  | 'REPLY'
  /** A suggested edit of a recipe of the user. */
  | 'SUGGESTION'
  /** An answer to a suggested edit of the user. */
  | 'SUGGESTION_ANSWER';

/** The proof that links the provider's account to the one with the same email address. */
export type OpenIdLinkInput = {
  /** The `challenge` from the error PASSWORD_REQUIRED of the login. */
  challenge: string;
  /** The password of the account on this site, at most 72 bytes. */
  password: string;
};

/** A new passkey. */
export type PasskeyInput = {
  /** The viewer's name for it: 1 to 50 characters. */
  name: string;
  /** The response of `navigator.credentials.create()`, as `RegistrationResponseJSON`. */
  response: object;
};

/** The viewer's password and a code, as proof. */
export type PasswordAndCodeInput = {
  /** A code of the authenticator app, or a recovery code. It can be used once. */
  code: string;
  /** The viewer's password, at most 72 bytes. */
  password: string;
};

/** The current and the new password. */
export type PasswordChangeInput = {
  /** The current password. */
  currentPassword: string;
  /** The new password: at least 6 characters, or more if the server requires it; at most 72 bytes. */
  newPassword: string;
};

/** A new password, set with a reset link. */
export type PasswordResetInput = {
  /** True if passkeys, the authenticator app, recovery codes and the linked login stay. False by default. */
  keepFactors?: boolean | null | undefined;
  /** The password: at least 6 characters, or more if the server requires it; at most 72 bytes. */
  newPassword: string;
  /** The token from the reset link. */
  token: string;
};

/** The caption of one of a recipe's photos. */
export type PhotoCaptionInput = {
  /** The caption, at most 300 characters; trimmed, and stored as null if empty. */
  caption?: string | null | undefined;
  /** The photo's numeric ID. */
  photoId: number;
};

/** A collection of recipes that can be exported. */
export type RecipeCollection =
  /** All public recipes and the viewer's own; for admins. */
  | 'ALL'
  /** The viewer's favorites. */
  | 'FAVORITES'
  /** The recipes that the viewer added, private and unlisted ones included. */
  | 'OWN';

/** A filter on recipes. A recipe must match all given fields. */
export type RecipeFilter = {
  /** The category's numeric ID. */
  categoryId?: number | null | undefined;
  /** Numeric IDs of categories, one of which is the recipe's; at most 20. An empty list does not filter. */
  categoryIds?: Array<number> | null | undefined;
  /** The difficulty level's numeric ID. */
  difficultyLevelId?: number | null | undefined;
  /** Numeric IDs of difficulty levels, one of which is the recipe's; at most 20. An empty list does not filter. */
  difficultyLevelIds?: Array<number> | null | undefined;
  /** The numeric ID of a piece of equipment of the recipe. */
  equipmentId?: number | null | undefined;
  /** Numeric IDs of equipment, all of which the recipe has; at most 20. An empty list does not filter. */
  equipmentIds?: Array<number> | null | undefined;
  /** True if only the viewer's favorites match. Fails with UNAUTHENTICATED for visitors. */
  favorites?: boolean | null | undefined;
  /** The numeric ID of an ingredient of the recipe. */
  ingredientId?: number | null | undefined;
  /** Numeric IDs of ingredients, all of which the recipe has; at most 20. An empty list does not filter. */
  ingredientIds?: Array<number> | null | undefined;
  /** The language of the recipe as a BCP 47 tag. Its regions and scripts match as well: en finds en-GB, and en-GB finds en. */
  language?: string | null | undefined;
  /** The longest total time in minutes, 0 to 14,400. Recipes without times do not match. */
  maxMinutes?: number | null | undefined;
  /** The lowest average score as written, rounded to one decimal, 1 to 5. Recipes without reviews do not match. */
  minScore?: number | null | undefined;
  /** True to match a similar search instead if no recipe matches the filter with `search`: with corrected or fewer words. */
  orSimilar?: boolean | null | undefined;
  /** The numeric ID of the recipe's owner. */
  ownerId?: number | null | undefined;
  /** Matches recipes with all of these words in their name, ingredients, tags, equipment, category, difficulty level or owner's name, in any order: also in other forms, as the beginning of longer words and with one typo. A part of the name matches as well. Ignores case and accents; no wildcards; at most 200 characters. */
  search?: string | null | undefined;
  /** The numeric ID of a tag of the recipe. */
  tagId?: number | null | undefined;
  /** Numeric IDs of tags, all of which the recipe has; at most 20. An empty list does not filter. */
  tagIds?: Array<number> | null | undefined;
  /** Numeric IDs of equipment, none of which the recipe has; at most 20. An empty list does not filter. */
  withoutEquipmentIds?: Array<number> | null | undefined;
  /** Numeric IDs of ingredients, none of which the recipe has; at most 20. An empty list does not filter. */
  withoutIngredientIds?: Array<number> | null | undefined;
  /** True if only recipes without a photo of the dish match. */
  withoutPhoto?: boolean | null | undefined;
  /** True if only recipes without a review match. */
  withoutReviews?: boolean | null | undefined;
  /** Numeric IDs of tags, none of which the recipe has; at most 20. An empty list does not filter. */
  withoutTagIds?: Array<number> | null | undefined;
};

/** An ingredient line of a recipe. */
export type RecipeIngredientInput = {
  /** The ingredient's numeric ID. Lines without any content are ignored. */
  ingredientId?: number | null | undefined;
  /** True if the ingredient can be left out. */
  isOptional?: boolean;
  /** The ID of the line that this one replaces. Without it, a line of the recipe with the same ingredient is replaced, in order. */
  lineId?: number | null | undefined;
  /** The preparation of the ingredient, such as finely chopped. At most 200 characters. If omitted, existing lines are unchanged; null clears it. */
  preparation?: string | null | undefined;
  /** Free text, such as 1/2; at most 50 characters; trimmed, and stored as null if empty. */
  quantity?: string | null | undefined;
  /** True if the quantity changes with the number of servings. If omitted, existing lines are unchanged and new ones scale. */
  scales?: boolean | null | undefined;
  /** The heading above the line, at most 200 characters. If omitted, a line that the recipe has keeps its heading, and a new one has that of the line before it. */
  section?: string | null | undefined;
  /** Free text, such as tbsp; at most 50 characters; trimmed, and stored as null if empty. */
  unit?: string | null | undefined;
};

/** The editable fields of a recipe. Optional ones that are omitted from an update are unchanged; null clears a text or a number. */
export type RecipeInput = {
  /** The category's numeric ID. */
  categoryId: number;
  /** Cooking time in minutes; 0 to 14,400. */
  cookMinutes?: number | null | undefined;
  /** The drawing that is the cover without a photo; null lets the name of the recipe decide. */
  coverDrawing?: CoverDrawing | null | undefined;
  /** A short description; at most 2,000 characters. */
  description?: string | null | undefined;
  /** The difficulty level's numeric ID. */
  difficultyLevelId: number;
  /** The reason for the edit, which the history shows; at most 200 characters. */
  editReason?: string | null | undefined;
  /** Numeric IDs of equipment, at most 20. If omitted from an update, the equipment is unchanged. */
  equipmentIds?: Array<number> | null | undefined;
  /** The ingredient lines in order, at most 100. They replace those of the recipe; headings stay. If omitted from an update, the lines are unchanged. */
  ingredients?: Array<RecipeIngredientInput> | null | undefined;
  /** Notes on the ingredients, at most 10,000 characters. */
  ingredientsNotes?: string | null | undefined;
  /** The instructions, 1 to 20,000 characters; each line is a step. */
  instructions: string;
  /** The language of the recipe as a BCP 47 tag, such as de or en-GB; at most 35 characters. */
  language?: string | null | undefined;
  /** All lines in order, ingredients and headings, at most 150; instead of `ingredients`. If omitted from an update, the lines are unchanged. */
  lines?: Array<RecipeLineInput> | null | undefined;
  /** The name, 1 to 200 characters. */
  name: string;
  /** Nutrition per serving as the source states it, one value per line or separated by commas; at most 1,000 characters. */
  nutrition?: string | null | undefined;
  /** Where the values of `nutrition` come from, such as a site or the package; at most 200 characters. */
  nutritionSource?: string | null | undefined;
  /** Captions of photos that the recipe has once it is saved. Photos that are not listed keep theirs. */
  photoCaptions?: Array<PhotoCaptionInput> | null | undefined;
  /** Numeric IDs of photos in order, at most 12; the first one is the cover. Each must have been uploaded by the viewer or belong to the recipe already. If omitted from an update, the photos are unchanged; an empty list removes them. */
  photoIds?: Array<number> | null | undefined;
  /** Preparation time in minutes; 0 to 14,400. */
  prepMinutes?: number | null | undefined;
  /** The IDs of additions to remove, such as those of `unplacedSteps`. */
  removedStepIds?: Array<number> | null | undefined;
  /** How many servings the recipe makes; 1 to 1,000. */
  servings?: number | null | undefined;
  /** The unit of `servings`, such as people, loaves or jars, if it is not servings; at most 50 characters. */
  servingsUnit?: string | null | undefined;
  /** Where the recipe comes from: a book, a person or a URL; at most 500 characters. */
  source?: string | null | undefined;
  /** All steps of `instructions` in order, with what is added to them. If they differ from `instructions`, the input is refused. If omitted from an update, additions follow their step by its text, and those without one are kept. */
  steps?: Array<RecipeStepInput> | null | undefined;
  /** Numeric IDs of tags, at most 50. If omitted from an update, the tags are unchanged. */
  tagIds?: Array<number> | null | undefined;
  /** Total time in minutes, by default the sum of preparation and cooking time; 0 to 14,400. */
  totalMinutes?: number | null | undefined;
  /** The visibility of the recipe, public by default. Only its owner may change it, and only contributors and admins may make a recipe public or unlisted. */
  visibility?: RecipeVisibility | null | undefined;
};

/** A line of a recipe: an ingredient or a heading. */
export type RecipeLineInput = {
  /** A heading, such as For the dough; at most 200 characters. Not together with an ingredient. */
  heading?: string | null | undefined;
  /** The ingredient's numeric ID. Lines without any content are ignored. */
  ingredientId?: number | null | undefined;
  /** True if the ingredient can be left out. */
  isOptional?: boolean;
  /** The ID of the line that this one replaces. Without it, a line of the recipe with the same ingredient is replaced, in order. */
  lineId?: number | null | undefined;
  /** The preparation of the ingredient, such as finely chopped. At most 200 characters. If omitted, existing lines are unchanged; null clears it. */
  preparation?: string | null | undefined;
  /** Free text, such as 1/2; at most 50 characters; trimmed, and stored as null if empty. */
  quantity?: string | null | undefined;
  /** True if the quantity changes with the number of servings. If omitted, existing lines are unchanged and new ones scale. */
  scales?: boolean | null | undefined;
  /** Free text, such as tbsp; at most 50 characters; trimmed, and stored as null if empty. */
  unit?: string | null | undefined;
};

/** The part of a recipe that a change concerns. */
export type RecipePart =
  /** A piece of equipment. */
  | 'EQUIPMENT'
  /** A field, such as the name or a time. */
  | 'FACT'
  /** An ingredient line or a heading. */
  | 'LINE'
  /** The photos of the dish. */
  | 'PHOTOS'
  /** Lines of the instructions. */
  | 'STEP'
  /** Durations, photos and chosen lines of the steps. */
  | 'STEP_DETAILS'
  /** A tag. */
  | 'TAG';

/** The sort order of a list of recipes. */
export type RecipeSort =
  /** By rating as written, best first. The rating is a Bayesian average with five assumed scores of 3, so that a few high scores do not outrank many. */
  | 'BEST'
  /** By number of favorites, highest first. */
  | 'BEST_LOVED'
  /** By ID, ascending: oldest first. */
  | 'KEY_ASC'
  /** By name, A to Z, ignoring case and accents. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** Newest first. */
  | 'NEWEST'
  /** For a search: recipes with the text in their name first, then the others, each by rating as written, best first. */
  | 'RELEVANCE';

/** A step of the instructions with what is added to it. Omitted fields are unchanged; null clears one. */
export type RecipeStepInput = {
  /** False if the step needs no attention for its duration. */
  isAttended?: boolean | null | undefined;
  /** The IDs of the lines that the step uses; null lets the text decide. */
  lineIds?: Array<number> | null | undefined;
  /** Instead of `lineIds`, for lines without an ID: their positions among all lines of the recipe once it is saved, starting at 0. */
  linePositions?: Array<number> | null | undefined;
  /** The duration in minutes, 0 to 14,400. */
  minutes?: number | null | undefined;
  /** Captions of the step's photos. Photos that are not listed keep theirs. */
  photoCaptions?: Array<PhotoCaptionInput> | null | undefined;
  /** Numeric IDs of the step's photos in order, at most 3. An empty list removes them. */
  photoIds?: Array<number> | null | undefined;
  /** The ID of the additions that the step gets. If omitted, it keeps those of the same or a similar text. */
  stepId?: number | null | undefined;
  /** The text of the step, as in the instructions. Empty for a heading. */
  text: string;
};

/** The visibility of a recipe. */
export type RecipeVisibility =
  /** Its owner and admins. */
  | 'PRIVATE'
  /** Anyone. */
  | 'PUBLIC'
  /** Visible to its owner, admins and everyone with its link. It is in no list of others. */
  | 'UNLISTED';

/** The sort order of a list of reference data. */
export type ReferenceSort =
  /** By ID, ascending: oldest first. */
  | 'KEY_ASC'
  /** By ID, descending: newest first. */
  | 'KEY_DESC'
  /** By name, A to Z, ignoring case and accents. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC';

/** A new account. */
export type RegisterInput = {
  /** The email address: at most 254 characters, unique regardless of case. */
  email: string;
  /** The user name: 1 to 50 characters, unique regardless of case. */
  name: string;
  /** The password: at least 6 characters, or more if the server requires it; at most 72 bytes. */
  password: string;
};

/** A change that the reviewer made while cooking. */
export type ReviewChangeInput = {
  /** The replacement, the amount or other words, at most 200 characters. */
  detail?: string | null | undefined;
  /** The kind. */
  kind: ReviewChangeKind;
  /** The ID of the changed line of the recipe; null if it is in no line. */
  lineId?: number | null | undefined;
  /** The ingredient, the step or the change in words, 1 to 200 characters. */
  subject: string;
};

/** The kind of a change that a reviewer made while cooking. */
export type ReviewChangeKind =
  /** An ingredient was added. */
  | 'ADDED'
  /** An ingredient was left out. */
  | 'LEFT_OUT'
  /** Less of an ingredient was used. */
  | 'LESS'
  /** More of an ingredient was used. */
  | 'MORE'
  /** Another change, in the reviewer's words. */
  | 'OTHER'
  /** A step was done differently. */
  | 'STEP'
  /** An ingredient was replaced by the one in `detail`. */
  | 'SWAPPED';

/** The editable fields of a review. An update that omits the outcome keeps it with its changes; null removes it. The recipe's version is that of the last update of the outcome or the changes. */
export type ReviewInput = {
  /** At most 10 changes, only with the outcome WITH_CHANGES. */
  changes?: Array<ReviewChangeInput> | null | undefined;
  /** The way in which the reviewer cooked; null if not stated. */
  outcome?: ReviewOutcome | null | undefined;
  /** At most 3 photos in order. If omitted, an update keeps them. */
  photos?: Array<AttachedPhotoInput> | null | undefined;
  /** The score, 1 to 5; required. */
  score?: number | null | undefined;
  /** The text, 1 to 5,000 characters. */
  text: string;
};

/** The way in which a reviewer cooked a recipe. */
export type ReviewOutcome =
  /** As the recipe is written. */
  | 'AS_WRITTEN'
  /** With changes. */
  | 'WITH_CHANGES';

/** The reply to a review. */
export type ReviewReplyInput = {
  /** The text, 1 to 2,000 characters. */
  text: string;
};

/** The sort order of the reviews of a recipe. */
export type ReviewSort =
  /** By the number of members who find them helpful, highest first. */
  | 'HELPFUL'
  /** Newest first. */
  | 'NEWEST'
  /** By score, highest first. */
  | 'SCORE';

/** The place where a word of a search was found. */
export type SearchMatchKind =
  /** In the category. */
  | 'CATEGORY'
  /** In the difficulty level. */
  | 'DIFFICULTY_LEVEL'
  /** In a piece of equipment. */
  | 'EQUIPMENT'
  /** In an ingredient. */
  | 'INGREDIENT'
  /** In the owner's name. */
  | 'OWNER'
  /** In a tag. */
  | 'TAG';

/** The second step of a login. */
export type SecondFactorInput = {
  /** The `challenge` from the error SECOND_FACTOR_REQUIRED of the login. */
  challenge: string;
  /** A code of the authenticator app, or a recovery code. It can be used once. Required without a passkey. */
  code?: string | null | undefined;
  /** Instead of a code, the response of a passkey to the `passkeyOptions` of that error, as `AuthenticationResponseJSON`. */
  passkey?: object | null | undefined;
};

/** The origin of a setting's value. */
export type SettingSource =
  /** A change by an admin. */
  | 'DATABASE'
  /** The default. */
  | 'DEFAULT'
  /** An environment variable, which takes precedence. */
  | 'VARIABLE';

/** The settings to change. */
export type SiteSettingsInput = {
  /** The language of visitors without a supported preference: en, en-GB, de. Null returns to the default; if omitted, it is unchanged. */
  defaultLocale?: string | null | undefined;
  /** The role at registration: member, contributor. Null returns to the default; if omitted, it is unchanged. */
  newUserRole?: string | null | undefined;
  /** The name of the site: 1 to 50 characters. Null returns to the default; if omitted, it is unchanged. */
  siteName?: string | null | undefined;
  /** The text on the home page, in one line: 1 to 300 characters. Null returns to the default; if omitted, it is unchanged. */
  welcomeText?: string | null | undefined;
};

/** The state of a suggestion. */
export type SuggestionState =
  /** All of its changes were accepted. */
  | 'ACCEPTED'
  /** It was declined with a reason. */
  | 'DECLINED'
  /** It waits for an answer. */
  | 'OPEN'
  /** Some of its changes were accepted. */
  | 'PARTLY_ACCEPTED';

/** A group of synonyms. */
export type SynonymGroupInput = {
  /** The words, 2 to 20, each 1 to 200 characters. Plurals and other forms are found as well. No word is in another group. */
  names: Array<string>;
};

/** The editable fields. */
export type TagInput = {
  /** The name: 1 to 200 characters, unique regardless of case. */
  name: string;
};

/** The outcome of a test mail. */
export type TestMailOutcome =
  /** The mail server accepted the mail. */
  | 'ACCEPTED'
  /** The mail server refused the user name or the password. */
  | 'LOGIN_REFUSED'
  /** There is no mail server. */
  | 'NOT_CONFIGURED'
  /** The mail server refused the sender, the recipient or the mail. */
  | 'REFUSED'
  /** There is no mail server; the mail was written to the data directory. */
  | 'STORED'
  /** The mail server did not respond. */
  | 'UNREACHABLE';

/** A unit of measurement. */
export type Unit =
  /** Centiliters. */
  | 'CL'
  /** Cups, 240 to 250 ml. */
  | 'CUP'
  /** Deciliters. */
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
  /** Liters. */
  | 'L'
  /** Pounds. */
  | 'LB'
  /** Milligrams. */
  | 'MG'
  /** Milliliters. */
  | 'ML'
  /** Ounces (weight). */
  | 'OZ'
  /** Countable things; `unitAsTyped` names them, if anything does. */
  | 'PIECE'
  /** Pints: 473 ml in the US, 568 ml in the UK. */
  | 'PINT'
  /** Quarts: two pints. */
  | 'QUART'
  /** Sticks: 113 g of butter, otherwise pieces. */
  | 'STICK'
  /** Tablespoons, about 15 ml. */
  | 'TBSP'
  /** Teaspoons, about 5 ml. */
  | 'TSP';

/** The editable fields of an account. Roles and bans have their own mutations. */
export type UserInput = {
  /** A sentence about the user, as plain text in one line: at most 200 characters. If omitted, it is unchanged; null or a blank text removes it. */
  about?: string | null | undefined;
  /** The email address: at most 254 characters, unique regardless of case. */
  email: string;
  /** True if passkeys, the authenticator app, recovery codes and the linked login stay if the email changes. False by default. */
  keepFactors?: boolean | null | undefined;
  /** The user name: 1 to 50 characters, unique regardless of case. */
  name: string;
  /** True if the profile shows other logged-in users the public entries of the cooking diary. If omitted, it is unchanged. */
  showsDiary?: boolean | null | undefined;
  /** True if other logged-in users can see the email. If omitted, it is unchanged. */
  showsEmail?: boolean | null | undefined;
};

/** The sort order of a list of users. */
export type UserSort =
  /** Banned users last; then by ID. */
  | 'BANNED_ASC'
  /** Banned users first; then by ID, descending. */
  | 'BANNED_DESC'
  /** By email, A to Z, ignoring case. */
  | 'EMAIL_ASC'
  /** By email, Z to A. */
  | 'EMAIL_DESC'
  /** By ID, ascending: oldest account first. */
  | 'KEY_ASC'
  /** By ID, descending: newest account first. */
  | 'KEY_DESC'
  /** By name, A to Z, ignoring case. */
  | 'NAME_ASC'
  /** By name, Z to A. */
  | 'NAME_DESC'
  /** By role: admins, contributors, members; then by ID. */
  | 'ROLE_ASC'
  /** By role: members, contributors, admins; then by ID, descending. */
  | 'ROLE_DESC';

/** A change of several accounts: either their role or their ban. */
export type UsersInput = {
  /** The reason of a ban, which the users read at their next login; at most 500 characters. */
  banReason?: string | null | undefined;
  /** True to ban the users, false to lift their bans. */
  banned?: boolean | null | undefined;
  /** The numeric ID of the new role. */
  roleId?: number | null | undefined;
};
