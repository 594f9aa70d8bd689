import { MAX_IMPORT_MEGABYTES } from "../../shared/inputLimits";
import { makeNumber } from "./settingTypes";

/** The limits of attempts, of writes by an account and of imports, in the order in which admins read them. */
export const limitVariables = {
  LOGIN_ATTEMPTS: makeNumber(10, 1, 1_000),
  LOGIN_ATTEMPTS_PER_IP: makeNumber(100, 1, 100_000),
  RESET_REQUESTS: makeNumber(5, 1, 1_000),
  RESET_REQUESTS_PER_IP: makeNumber(50, 1, 100_000),
  REGISTRATIONS_PER_IP: makeNumber(100, 1, 100_000),
  RECIPES_PER_DAY: makeNumber(1_000, 1, 1_000_000),
  NAMES_PER_DAY: makeNumber(2_000, 1, 1_000_000),
  REVIEWS_PER_DAY: makeNumber(500, 1, 1_000_000),
  VOTES_PER_DAY: makeNumber(5_000, 1, 1_000_000),
  SUGGESTIONS_PER_DAY: makeNumber(200, 1, 1_000_000),
  NOTES_PER_DAY: makeNumber(5_000, 1, 1_000_000),
  FAVORITES_PER_DAY: makeNumber(5_000, 1, 1_000_000),
  EMAIL_CHANGES_PER_DAY: makeNumber(20, 1, 1_000_000),
  PHOTO_UPLOADS: makeNumber(120, 1, 100_000),
  IMPORTS: makeNumber(60, 1, 100_000),
  IMPORTS_PER_DAY: makeNumber(200, 1, 100_000),
  IMPORT_MB: makeNumber(256, MAX_IMPORT_MEGABYTES, 4_000),
  IMPORT_MB_PER_DAY: makeNumber(1_024, 1, 1_000_000),
};

type LimitName = keyof typeof limitVariables;

export const limitNames = Object.keys(limitVariables) as LimitName[];

const MEGABYTE = 1024 * 1024;

/** Converts the variables to the settings of the server. */
export const readLimits = (env: Record<LimitName, number>) => ({
  /** All limits by their variables, which admins can read. */
  limits: limitNames.map((variable) => ({ variable, value: env[variable] })),
  loginAttempts: env.LOGIN_ATTEMPTS,
  loginAttemptsPerIp: env.LOGIN_ATTEMPTS_PER_IP,
  resetRequests: env.RESET_REQUESTS,
  resetRequestsPerIp: env.RESET_REQUESTS_PER_IP,
  registrationsPerIp: env.REGISTRATIONS_PER_IP,
  recipesPerDay: env.RECIPES_PER_DAY,
  namesPerDay: env.NAMES_PER_DAY,
  reviewsPerDay: env.REVIEWS_PER_DAY,
  votesPerDay: env.VOTES_PER_DAY,
  suggestionsPerDay: env.SUGGESTIONS_PER_DAY,
  notesPerDay: env.NOTES_PER_DAY,
  favoritesPerDay: env.FAVORITES_PER_DAY,
  emailChangesPerDay: env.EMAIL_CHANGES_PER_DAY,
  photoUploads: env.PHOTO_UPLOADS,
  imports: env.IMPORTS,
  importsPerDay: env.IMPORTS_PER_DAY,
  importBytes: env.IMPORT_MB * MEGABYTE,
  importMegabytesPerDay: env.IMPORT_MB_PER_DAY,
});
