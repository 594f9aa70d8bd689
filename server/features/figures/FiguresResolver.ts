import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { badInput } from "../../errors";
import { admin } from "../../graphql/rules";
import { Figures } from "./Figures";
import { findDays, findStorage, findTotals } from "./findFigures";
import { findTopAuthors, findTopRecipes } from "./findLeaders";

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
      mostReviewed: await findTopRecipes(context, "reviews"),
      mostFavorited: await findTopRecipes(context, "favorites"),
      busiestContributors: await findTopAuthors(db),
      storage: await findStorage(db),
    });
  }
}
