/** What people may type and upload: forms and the server's input rules hold the same bounds. */

import { MAX_FILTER_VALUES, MAX_SEARCH_TEXT } from "./publicLimits";

export { scores } from "./publicLimits";

/** How long texts may be, in characters. */
export const maxLength = {
  username: 50,
  email: 254,
  recipeName: 200,
  quantity: 50,
  unit: 50,
  preparation: 200,
  photoCaption: 300,
  ingredientsNotes: 10_000,
  instructions: 20_000,
  note: 10_000,
  review: 5_000,
  banReason: 500,
  contributorRequest: 500,
  declineReason: 500,
  passkeyName: 50,
  /** Of an authenticator app, or a recovery code with what people type between its groups. */
  secondFactorCode: 50,
  /** Of tags, categories, difficulty levels and ingredients. */
  referenceName: 200,
  searchText: MAX_SEARCH_TEXT,
  /** Of the address or the file name of an import. */
  importSource: 2_000,
} as const;

/** The shortest password that an operator may allow, in characters, and the default. */
export const SHORTEST_PASSWORD = 6;

/** The longest password in bytes: bcrypt reads no further. */
export const LONGEST_PASSWORD_BYTES = 72;

export const servingsRange = { min: 1, max: 1_000 } as const;

/** Minutes of preparation, of cooking and of both: at most ten days, which is enough for a ham. */
export const minutesRange = { min: 0, max: 14_400 } as const;

/** How many of each a recipe may have, and how many values a list of a filter takes. */
export const maxCount = {
  ingredients: 100,
  /** Lines of the instructions that are steps or headings; longer ones continue in the last step. */
  steps: 200,
  tags: 50,
  photos: 12,
  filterValues: MAX_FILTER_VALUES,
  checkedItems: 300,
} as const;

/** How large an uploaded photo may be. */
export const MAX_PHOTO_MEGABYTES = 15;
export const MAX_PHOTO_BYTES = MAX_PHOTO_MEGABYTES * 1024 * 1024;

/** How large a text to import may be, in characters, and a file in megabytes. */
export const MAX_IMPORT_TEXT = 200_000;
export const MAX_IMPORT_MEGABYTES = 32;
export const MAX_IMPORT_BYTES = MAX_IMPORT_MEGABYTES * 1024 * 1024;

/** The media types of the pictures that can be uploaded. */
export const photoTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"] as const;
