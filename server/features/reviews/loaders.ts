import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey, groupedByKey } from "../../graphql/loading";
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
    const rows: { recipe_id: number; score: number; count: number }[] = await db.query(
      `select recipe_id, score, count(*)::int as count from reviews
       where recipe_id = any($1) group by recipe_id, score`,
      [ids],
    );
    return groupedByKey(ids, rows, (row) => row.recipe_id).map(ratingOf);
  },
};

function ratingOf(scores: readonly { score: number; count: number }[]): Rating {
  const histogram = [0, 0, 0, 0, 0];
  for (const { score, count } of scores) histogram[score - 1] = count;
  const count = histogram.reduce((sum, each) => sum + each, 0);
  const points = histogram.reduce((sum, each, i) => sum + each * (i + 1), 0);
  return Object.assign(new Rating(), { average: count ? points / count : null, count, histogram });
}
