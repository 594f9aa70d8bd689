import type { Config } from "../../config/config";
import type { AccountLimits, LimitedAct } from "../../services";
import { type Limiter, noLimit, makeRateLimiter, type Redis } from "../../lib/makeRateLimiter";

const DAY_SECONDS = 24 * 60 * 60;

/** The daily limits of an account, with their settings and error messages. */
const limits = {
  recipe: {
    setting: "recipesPerDay",
    message: "You have reached today's limit for new recipes. Please try again later.",
  },
  name: {
    setting: "namesPerDay",
    message: "You have reached today's limit for new entries. Please try again later.",
  },
  review: {
    setting: "reviewsPerDay",
    message: "You have reached today's limit for reviews. Please try again later.",
  },
  vote: {
    setting: "votesPerDay",
    message: "You have reached today's limit for helpful reviews. Please try again later.",
  },
  suggestion: {
    setting: "suggestionsPerDay",
    message: "You have reached today's limit for suggestions. Please try again later.",
  },
  note: {
    setting: "notesPerDay",
    message: "You have reached today's limit for notes. Please try again later.",
  },
  favorite: {
    setting: "favoritesPerDay",
    message: "You have reached today's limit for new favorites. Please try again later.",
  },
  email: {
    setting: "emailChangesPerDay",
    message:
      "You have reached today's limit for changes of your email address. Please try again later.",
  },
} as const satisfies Record<LimitedAct, { setting: keyof Config; message: string }>;

/**
 * Creates all limits.
 * @param createLimiter creates the counter of one limit
 */
const createLimits = (
  createLimiter: (act: LimitedAct) => Pick<Limiter, "take">,
): AccountLimits => ({
  recipe: createLimiter("recipe"),
  name: createLimiter("name"),
  review: createLimiter("review"),
  vote: createLimiter("vote"),
  suggestion: createLimiter("suggestion"),
  note: createLimiter("note"),
  favorite: createLimiter("favorite"),
  email: createLimiter("email"),
});

/**
 * Creates the limits of an account.
 * @param redis shared by several processes; without it each counts for itself
 */
export const makeAccountLimits = (config: Config, redis?: Redis): AccountLimits =>
  createLimits((act) => {
    const { setting, message } = limits[act];
    return makeRateLimiter(
      { name: `${act}-per-day`, times: config[setting], seconds: DAY_SECONDS, message },
      redis,
    );
  });

/** Creates limits that never refuse, for test runs. */
export const makeUnlimitedAccountLimits = (): AccountLimits => createLimits(() => noLimit);
