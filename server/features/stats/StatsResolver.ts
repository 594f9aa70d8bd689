import { Arg, Authorized, Ctx, Int, Query, Resolver } from "type-graphql";
import type { Context } from "../../graphql/context";
import { badInput } from "../../errors";
import { admin } from "../../graphql/rules";
import { cpuCost } from "../../graphql/cost";
import { Throws } from "../../graphql/throws";
import { Stats } from "./Stats";
import { findDays, findStorage, findTotals } from "./findStats";
import { findTopAuthors, findTopRecipes } from "./findLeaders";

/** The maximum number of days: a leap year. */
const MAX_DAYS = 366;

/** Returns statistics about the site. */
@Resolver()
export class StatsResolver {
  @Authorized(admin)
  @Throws("UNAUTHENTICATED", "FORBIDDEN", "BAD_USER_INPUT")
  @Query(() => Stats, {
    complexity: cpuCost(40),
    description: "Statistics for admins.",
  })
  async stats(
    @Arg("days", () => Int, {
      defaultValue: 30,
      description: `The number of days to return up to today, 1 to ${MAX_DAYS}.`,
    })
    days: number,
    @Ctx() context: Context,
  ): Promise<Stats> {
    if (days < 1 || days > MAX_DAYS) {
      throw badInput(`"days" must be between 1 and ${MAX_DAYS}.`, "days");
    }
    const { db, viewer } = context;
    return Object.assign(new Stats(), {
      ...(await findTotals(db, viewer!.userId)),
      days: await findDays(db, days),
      mostReviewed: await findTopRecipes(context, "reviews"),
      mostFavorited: await findTopRecipes(context, "favorites"),
      busiestContributors: await findTopAuthors(db),
      storage: await findStorage(db),
    });
  }
}
