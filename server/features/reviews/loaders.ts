import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey } from "../../graphql/loading";
import { Rating } from "./Rating";
import { Review } from "./Review";

export const reviewById: Loader<number, Review | null> = {
  async batch(ids, { db }) {
    const reviews = await db.getRepository(Review).findBy({ reviewId: In(ids) });
    return byKey(ids, reviews, (review) => review.reviewId);
  },
};

/** The viewer's reviews by recipeId; only used for logged-in viewers. */
export const viewerReviewByRecipe: Loader<number, Review | null> = {
  async batch(ids, { db, viewer }) {
    const reviews = await db
      .getRepository(Review)
      .findBy({ recipeId: In(ids), userId: viewer!.userId });
    return byKey(ids, reviews, (review) => review.recipeId);
  },
};

/** The scores of recipes by recipeId. */
export const ratingByRecipe: Loader<number, Rating> = {
  async batch(ids, { db }) {
    const rows: { recipe_id: number; scores: number[] }[] = await db.query(
      "select recipe_id, scores from recipe_stats where recipe_id = any($1)",
      [ids],
    );
    return byKey(ids, rows, (row) => row.recipe_id).map((row) => ratingOf(row?.scores ?? []));
  },
};

/** @param histogram how many people gave each score, from 1 to 5 */
function ratingOf(histogram: number[]): Rating {
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const points = histogram.reduce((sum, each, i) => sum + each * (i + 1), 0);
  return Object.assign(new Rating(), { average: count ? points / count : null, count, histogram });
}
