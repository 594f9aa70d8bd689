import { toSkeleton } from "../../server/lib/toSkeleton";
import { toNameKey } from "../../server/lib/text";
import { Random } from "./Random";
import { addedAt } from "./recipes";
import type { Size } from "./Size";
import * as words from "./words";

/** The password of every account, and its hash (bcrypt at the product's default cost). */
export const PASSWORD = "potluck-bench";
const PASSWORD_HASH = "$2b$12$PotluckBenchmarkSaltOOyXezfF9ce/83NrjW1NLLYV/AoIAHbMO";

const HOUR_MS = 60 * 60 * 1000;

/** The email of an account; accounts are numbered by their keys. */
export const benchEmail = (userId: number) => `cook${userId}@bench.example`;

/** The last account has no favorites or reviews; the measured viewer uses it. */
export const benchViewerId = ({ users }: Size) => users;

const ADMIN = 1;
const CONTRIBUTOR = 2;
const MEMBER = 3;

const pickRole = (userId: number, { contributors }: Size) => {
  if (userId === 1) return ADMIN;
  return userId <= contributors ? CONTRIBUTOR : MEMBER;
};

export function userRow(userId: number, size: Size): unknown[] {
  const random = new Random(size.seed, "user", userId);
  const name = `${random.pick(words.givenNames)} ${random.pick(words.familyNames)} ${userId}`;
  const email = benchEmail(userId);
  return [
    userId,
    name,
    toNameKey(name),
    toSkeleton(name),
    email,
    toNameKey(email),
    random.chance(0.1),
    PASSWORD_HASH,
    false,
    null,
    pickRole(userId, size),
    new Date(Date.UTC(2019, 0, 1) + userId * 60_000).toISOString(),
    1,
  ];
}

/** Picks users who act on a recipe; some act on most recipes. */
const pickPeople = (random: Random, count: number, size: Size): number[] =>
  [...random.zipfRanks(count, size.users - 1, 0.7)].map(
    (rank) => 1 + ((rank * 7_919) % (size.users - 1)),
  );

/** A moment after a recipe was added. */
const after = (random: Random, recipeId: number, size: Size) =>
  new Date(addedAt(recipeId, size).getTime() + random.between(1, 8_760) * HOUR_MS).toISOString();

/** The number of people a recipe reaches; a few recipes are very popular. */
const reach = (random: Random, least: number, { users }: Size) =>
  random.pareto(least, Math.min(1_000, Math.floor(users / 3)));

function makeText(random: Random): string {
  return Array.from({ length: random.between(1, 4) }, () => random.pick(words.opinions)).join(" ");
}

export function reviewRows(recipeId: number, size: Size): unknown[][] {
  const random = new Random(size.seed, "reviews", recipeId);
  const reviewers = pickPeople(random, reach(random, 0.6, size), size);
  return reviewers.map((userId) => [
    userId,
    recipeId,
    5 - random.zipf(5, 1.2),
    makeText(random),
    1,
    after(random, recipeId, size),
  ]);
}

export function favoriteRows(recipeId: number, size: Size): unknown[][] {
  const random = new Random(size.seed, "favorites", recipeId);
  const fans = pickPeople(random, reach(random, 0.9, size), size);
  return fans.map((userId) => [userId, recipeId, after(random, recipeId, size)]);
}

export function noteRows(recipeId: number, size: Size): unknown[][] {
  const random = new Random(size.seed, "notes", recipeId);
  const writers = pickPeople(random, random.chance(0.2) ? 1 : 0, size);
  return writers.map((userId) => [
    userId,
    recipeId,
    makeText(random),
    after(random, recipeId, size),
  ]);
}
