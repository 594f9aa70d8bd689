import { ref } from "../openapi/schemas";
import { queryInteger } from "../query";
import { json } from "../responses";
import { type Resource, route } from "../Route";
import { StatsDocument, type StatsQuery } from "./stats.generated";

type Stats = StatsQuery["stats"];

const flattenRecipes = (ranking: Stats["mostReviewed"]) =>
  ranking.map(({ recipe, count }) => ({ ...recipe, count }));

const flatten = (stats: Stats) => ({
  ...stats,
  mostReviewed: flattenRecipes(stats.mostReviewed),
  mostFavorited: flattenRecipes(stats.mostFavorited),
  busiestContributors: stats.busiestContributors.map(({ author, count }) => ({
    ...author,
    count,
  })),
});

const DEFAULT_DAYS = 30;

export const stats: Resource = {
  name: "Stats",
  description: "Statistics for admins",
  routes: [
    route("GET /stats", StatsDocument, {
      operationId: "getStats",
      summary: "Get totals, daily numbers and rankings",
      variables: (request) => ({ days: queryInteger(request, "days", DEFAULT_DAYS) }),
      query: {
        days: {
          type: "integer",
          format: "int32",
          minimum: 1,
          default: DEFAULT_DAYS,
          description: `The number of days to return, up to today; ${DEFAULT_DAYS} if omitted.`,
        },
      },
      response: json(ref("Stats"), (data) => flatten(data.stats)),
    }),
  ],
};
