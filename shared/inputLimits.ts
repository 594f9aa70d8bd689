/** The limits of texts and uploads, shared by forms and the server's validation. */

import { MAX_FILTER_VALUES, MAX_SEARCH_TEXT } from "./publicLimits";

export { scores } from "./publicLimits";

/** The maximum lengths of texts, in characters. */
export const maxLength = {
  username: 50,
  email: 254,
  /** The sentence about a user. */
  about: 200,
  recipeName: 200,
  quantity: 50,
  unit: 50,
  preparation: 200,
  /** A heading between ingredient lines. */
  heading: 200,
  photoCaption: 300,
  ingredientsNotes: 10_000,
  instructions: 20_000,
  note: 10_000,
  review: 5_000,
  banReason: 500,
  contributorRequest: 500,
  declineReason: 500,
  /** The reason for an edit of a recipe, or for the removal of a version. */
  reason: 200,
  /** The words of a change in a review, and its detail. */
  reviewChange: 200,
  /** The reply to a review. */
  reply: 2000,
  passkeyName: 50,
  siteName: 50,
  welcomeText: 300,
  /** A code of an authenticator app, or a recovery code with separators. */
  secondFactorCode: 50,
  /** The names of tags, categories, difficulty levels and ingredients. */
  referenceName: 200,
  searchText: MAX_SEARCH_TEXT,
  /** The URL or file name of an import. */
  importSource: 2_000,
} as const;

/** The shortest password that an operator may allow, in characters, and the default. */
export const SHORTEST_PASSWORD = 6;

/** The longest password in bytes: bcrypt reads no further. */
export const LONGEST_PASSWORD_BYTES = 72;

export const servingsRange = { min: 1, max: 1_000 } as const;

/** Minutes of preparation, of cooking and of both: at most ten days, enough for a ham. */
export const minutesRange = { min: 0, max: 14_400 } as const;

/** The maximum counts per recipe, and of values in a filter. */
export const maxCount = {
  reviewChanges: 10,
  ingredients: 100,
  /** The ingredients and the headings between them. */
  lines: 150,
  /** The number of steps and headings; further lines are part of the last step. */
  steps: 200,
  /** The additions to steps that a caller removes at once. */
  unplacedSteps: 200,
  tags: 50,
  equipment: 20,
  /** The words of one group. */
  synonyms: 20,
  photos: 12,
  /** The photos of one step. */
  stepPhotos: 3,
  filterValues: MAX_FILTER_VALUES,
  checkedItems: 300,
  /** The accounts that an admin changes at once. */
  changedUsers: 100,
  /** The changes of a suggestion that are accepted at once. */
  suggestedChanges: 1_000,
} as const;

/** The maximum size of an uploaded photo. */
export const MAX_PHOTO_MEGABYTES = 15;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * 1024 * 1024;

/** The maximum size of a text or a page to import, and of the JSON body that contains it. */
export const MAX_IMPORT_TEXT_MEGABYTES = 5;
export const MAX_IMPORT_TEXT_BYTES = MAX_IMPORT_TEXT_MEGABYTES * 1024 * 1024;
export const MAX_IMPORT_BODY_BYTES = 12 * 1024 * 1024;

/** The maximum length of the text of a card, in characters. */
export const MAX_CARD_TEXT = 200_000;

/** The maximum size of a file to import. */
export const MAX_IMPORT_MEGABYTES = 32;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;

/** The media types of uploaded pictures. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
