/** What a unit measures. */
export type AmountKind =
  /** How many. */
  | 'COUNT'
  /** How much room it takes. */
  | 'VOLUME'
  /** How heavy. */
  | 'WEIGHT';

/** The thing as it is typed. */
export type CategoryInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: string;
};

/** The thing as it is typed. */
export type DifficultyLevelInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: string;
};

/** The thing as it is typed. */
export type IngredientInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: string;
};

/** What logging in takes. */
export type LoginInput = {
  /** The account's address; case does not matter. */
  email: string;
  /** The password, at most 72 bytes. */
  password: string;
};

/** What a note says. */
export type NoteInput = {
  /** 1 to 10,000 characters. */
  text: string;
};

/** What changing one's password takes. */
export type PasswordChangeInput = {
  /** The password so far. */
  currentPassword: string;
  /** At least 6 characters, or what the server asks for; at most 72 bytes. */
  newPassword: string;
};

/** What choosing a new password with a link takes. */
export type PasswordResetInput = {
  /** At least 6 characters, or what the server asks for; at most 72 bytes. */
  newPassword: string;
  /** What the link in the mail carries. */
  token: string;
};

/** What recipes must have; all that is given must hold. */
export type RecipeFilter = {
  /** The category it is in. */
  categoryId?: number | null | undefined;
  /** How hard it is. */
  difficultyLevelId?: number | null | undefined;
  /** An ingredient that one of its lines names. */
  ingredientId?: number | null | undefined;
  /** The user who added it. */
  ownerId?: number | null | undefined;
  /** A part of the name, without regard to case and accents, taken literally; at most 200 characters. */
  search?: string | null | undefined;
  /** A tag that the recipe carries. */
  tagId?: number | null | undefined;
};

/** One line of a recipe as it is typed. */
export type RecipeIngredientInput = {
  /** What the line calls for; a line without it is dropped. */
  ingredientId?: number | null | undefined;
  /** Whether the dish works without it. */
  isOptional?: boolean;
  /** Free text such as 1/2, at most 50 characters; trimmed, and null when empty. */
  quantity?: string | null | undefined;
  /** Whether it changes with the servings. Left out, it stays as it is, and a new line does. */
  scales?: boolean | null | undefined;
  /** Free text such as tbsp, at most 50 characters; trimmed, and null when empty. */
  unit?: string | null | undefined;
};

/** A whole recipe as it is typed. */
export type RecipeInput = {
  /** The kind of dish. */
  categoryId: number;
  /** Minutes of cooking, 0 to 14,400. */
  cookMinutes?: number | null | undefined;
  /** What makes the dish worth cooking, at most 2,000 characters. */
  description?: string | null | undefined;
  /** How hard it is. */
  difficultyLevelId: number;
  /** At most 100, in their order; of two with one ingredient the first counts. Left out in an edit, the lines stay as they are. */
  ingredients?: Array<RecipeIngredientInput> | null | undefined;
  /** A remark on the ingredients, at most 10,000 characters. This and the seven below stay as they are when left out of an edit; null takes them away. */
  ingredientsNotes?: string | null | undefined;
  /** 1 to 20,000 characters; each line is a step. */
  instructions: string;
  /** 1 to 200 characters. */
  name: string;
  /** At most 12, in their order; the first is the cover. Each was uploaded by the viewer, or is the recipe's already. Left out in an edit, the photos stay as they are; an empty list takes them away. */
  photoIds?: Array<number> | null | undefined;
  /** Minutes of preparation, 0 to 14,400. */
  prepMinutes?: number | null | undefined;
  /** How many it makes, 1 to 1,000. */
  servings?: number | null | undefined;
  /** What `servings` counts, such as people, loaves or jars, at most 50 characters; null for servings. */
  servingsUnit?: string | null | undefined;
  /** Where it comes from: a book, a person or an address, at most 500 characters. */
  source?: string | null | undefined;
  /** At most 50. Left out in an edit, the tags stay as they are. */
  tagIds?: Array<number> | null | undefined;
  /** Minutes from beginning to end, 0 to 14,400, where that is not preparation and cooking together. */
  totalMinutes?: number | null | undefined;
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
  email: string;
  /** The name to go by, 1 to 50 characters, unique without regard to case. */
  name: string;
  /** At least 6 characters, or what the server asks for; at most 72 bytes. */
  password: string;
};

/** What a review says. */
export type ReviewInput = {
  /** 1 to 5; left out, it is refused in the form's words. */
  score?: number | null | undefined;
  /** 1 to 5,000 characters. */
  text: string;
};

/** The thing as it is typed. */
export type TagInput = {
  /** 1 to 200 characters, unique without regard to case. */
  name: string;
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

/** An account as it is edited; role and ban have mutations of their own. */
export type UserInput = {
  /** Unique without regard to case, at most 254 characters. */
  email: string;
  /** The name to go by, 1 to 50 characters, unique without regard to case. */
  name: string;
  /** Whether other logged-in people may see the email; left out, it stays as it is. */
  showsEmail?: boolean | null | undefined;
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
