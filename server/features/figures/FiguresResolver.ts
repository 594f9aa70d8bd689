import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../context";
import { badInput } from "../../errors";
import { admin } from "../../rules";
import { recipeById } from "../recipes/loaders";
import { authorById } from "../users/loaders";
import { Figures } from "./Figures";
import { findDays, findMost, findStorage, findTotals } from "./findFigures";

/** A year, and the day that a leap year has more. */
const MOST_DAYS = 366;

/** The place in numbers. */
@Resolver()
export class FiguresResolver {
  @Authorized(admin)
  @Query(() => Figures, {
    description: "The place in numbers. Errors: UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT.",
  })
  async figures(
    @Arg("days", () => Int, {
      defaultValue: 30,
      description: `How many days to count back, today included, 1 to ${MOST_DAYS}.`,
    })
    days: number,
    @Ctx() context: Context,
  ): Promise<Figures> {
    if (days < 1 || days > MOST_DAYS) {
      throw badInput(`"days" must be between 1 and ${MOST_DAYS}.`, "days");
    }
    const { db } = context;
    return Object.assign(new Figures(), {
      ...(await findTotals(db)),
      days: await findDays(db, days),
      mostReviewed: await recipesWith(context, await findMost(db, "reviews", "recipe_id")),
      mostFavorited: await recipesWith(context, await findMost(db, "favorites", "recipe_id")),
      busiestContributors: await authorsWith(context, await findMost(db, "recipes", "owner_id")),
      storage: await findStorage(db),
    });
  }
}

type Counted = { key: number; count: number }[];

/** Leaves out what was deleted between the two statements. */
async function recipesWith(context: Context, counted: Counted) {
  const recipes = await Promise.all(counted.map(({ key }) => context.load(recipeById, key)));
  return counted.flatMap(({ count }, i) => (recipes[i] ? [{ recipe: recipes[i], count }] : []));
}

async function authorsWith(context: Context, counted: Counted) {
  const authors = await Promise.all(counted.map(({ key }) => context.load(authorById, key)));
  return counted.map(({ count }, i) => ({ author: authors[i]!, count }));
}
