import { Field, Float, Int, ObjectType } from "type-graphql";

/** The scores of a recipe. */
@ObjectType({ simpleResolvers: true, description: "The scores of a recipe's reviews." })
export class Rating {
  @Field(() => Float, {
    nullable: true,
    description: "The average score, 1.0 to 5.0; null without reviews.",
  })
  average!: number | null;

  @Field(() => Int, { description: "The number of reviews." })
  count!: number;

  @Field(() => [Int], {
    description: "The number of reviews with a score of 1, 2, 3, 4 and 5, in that order.",
  })
  histogram!: number[];
}

/** The ratings of a recipe: by all reviews, and by those of the recipe as it is written. */
export interface Ratings {
  all: Rating;
  asWritten: Rating;
}

/** Computes both ratings. Reviews that state no outcome count as written. */
export const toRatings = ({
  scores,
  changedScores,
}: {
  scores: number[];
  changedScores: number[];
}): Ratings => ({
  all: toRating(scores),
  asWritten: toRating(scores.map((count, i) => count - (changedScores[i] ?? 0))),
});

/**
 * Computes a rating.
 * @param histogram the number of reviews with each score, from 1 to 5
 */
export function toRating(histogram: number[]): Rating {
  const count = histogram.reduce((sum, scoreCount) => sum + scoreCount, 0);
  const points = histogram.reduce((sum, scoreCount, i) => sum + scoreCount * (i + 1), 0);
  return Object.assign(new Rating(), { average: count ? points / count : null, count, histogram });
}
