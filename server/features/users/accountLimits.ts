import type { Config } from "../../config/config";
import type { AccountLimits, LimitedAct } from "../../services";
import { type Limiter, noLimit, makeRateLimiter, type Redis } from "../../lib/makeRateLimiter";

const A_DAY = 24 * 60 * 60;

/** What one account may do so often in a day, and what it is answered beyond that. */
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

/** @param limiterOf makes the counter of one limit */
const eachLimit = (limiterOf: (act: LimitedAct) => Pick<Limiter, "take">): AccountLimits => ({
  recipe: limiterOf("recipe"),
  name: limiterOf("name"),
  review: limiterOf("review"),
  note: limiterOf("note"),
  favorite: limiterOf("favorite"),
  email: limiterOf("email"),
});

/** @param redis shared by several processes; without it each counts for itself */
export const makeAccountLimits = (config: Config, redis?: Redis): AccountLimits =>
  eachLimit((act) => {
    const { setting, message } = limits[act];
    return makeRateLimiter(
      { name: `${act}-per-day`, times: config[setting], seconds: A_DAY, message },
      redis,
    );
  });

/** Limits that never refuse, for test runs. */
export const noAccountLimits = (): AccountLimits => eachLimit(() => noLimit);
