import { Field, Int, ObjectType } from "type-graphql";
import { keys, prepareStatement } from "../../database/preparedStatements";
import type { Statement } from "../../database/queryPipelined";
import type { Loader } from "../../graphql/context";
import { groupByKey } from "../../graphql/loading";
import { toNameKey } from "../../lib/text";
import { ReviewChange } from "./ReviewChange";

/** The number of reviews that have to agree, and the most that are listed with a change. */
const MIN_AGREEING = 3;
export const MAX_LISTED = 50;
/** The number of changes that are listed. */
export const MAX_CHANGES = 5;

@ObjectType({
  simpleResolvers: true,
  description: "A change in which several reviews of a recipe agree.",
})
export class CommonChange extends ReviewChange {
  @Field(() => Int, { description: "The number of reviews with the change." })
  count!: number;

  @Field(() => Int, {
    description: "The number of reviews that state how their authors cooked.",
  })
  statedCount!: number;

  /** The reviews with the change, newest first. */
  reviewIds!: number[];
}

interface StatedReview {
  recipeId: number;
  reviewId: number;
  changes: ReviewChange[];
}

const STATED = prepareStatement(`
  select recipe_id as "recipeId", review_id as "reviewId", changes from reviews
  where recipe_id = any(${keys("$1")}) and outcome is not null order by review_id desc`);

/** Equal changes are of the same kind, and of the same line or in the same words. */
const makeKey = ({ kind, lineId, subject }: ReviewChange): string =>
  `${kind} ${lineId ?? toNameKey(subject)}`;

/** Returns the most frequent value, compared without case, if as many as `min` are equal. */
function findMostFrequent(values: readonly string[], min: number): string | null {
  const counts = new Map<string, { value: string; count: number }>();
  for (const value of values) {
    const counted = counts.get(toNameKey(value)) ?? { value, count: 0 };
    counted.count++;
    counts.set(toNameKey(value), counted);
  }
  const [first] = [...counts.values()].sort((a, b) => b.count - a.count);
  return first && first.count >= min ? first.value : null;
}

/** Groups the changes in reviews of a recipe. */
export function findCommonChanges(reviews: readonly StatedReview[]): CommonChange[] {
  const groups = new Map<string, { changes: ReviewChange[]; reviewIds: Set<number> }>();
  for (const { reviewId, changes } of reviews) {
    for (const change of changes) {
      const group = groups.get(makeKey(change)) ?? { changes: [], reviewIds: new Set() };
      group.changes.push(change);
      group.reviewIds.add(reviewId);
      groups.set(makeKey(change), group);
    }
  }
  return [...groups.values()]
    .filter(({ reviewIds }) => reviewIds.size >= MIN_AGREEING)
    .sort((a, b) => b.reviewIds.size - a.reviewIds.size)
    .slice(0, MAX_CHANGES)
    .map(({ changes, reviewIds }) =>
      Object.assign(new CommonChange(), {
        kind: changes[0]!.kind,
        lineId: changes[0]!.lineId,
        subject: findMostFrequent(
          changes.map(({ subject }) => subject),
          1,
        )!,
        detail: findMostFrequent(
          changes.flatMap(({ detail }) => detail ?? []),
          MIN_AGREEING,
        ),
        count: reviewIds.size,
        statedCount: reviews.length,
        reviewIds: [...reviewIds].slice(0, MAX_LISTED),
      }),
    );
}

/** Loads the common changes of recipes, by recipeId. */
export const commonChangesByRecipe: Loader<number, CommonChange[]> = {
  async batch(ids, context) {
    const rows = await context.query<StatedReview>(STATED, [ids]);
    return groupByKey(ids, rows, (row) => row.recipeId).map(findCommonChanges);
  },
};

/** Prefetches the reviews of a recipe that state how their authors cooked. */
export const prefetchCommonChanges = (recipeId: unknown): Statement[] =>
  Number.isInteger(recipeId) ? [[STATED, [[recipeId]]]] : [];
