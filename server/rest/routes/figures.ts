import { ref } from "../openapi/schemas";
import { queryInteger } from "../query";
import { json } from "../responses";
import { type Resource, route } from "../Route";
import { FiguresDocument, type FiguresQuery } from "./figures.generated";

type Figures = FiguresQuery["figures"];

const flattenRecipes = (ranking: Figures["mostReviewed"]) =>
  ranking.map(({ recipe, count }) => ({ ...recipe, count }));

const flatten = (figures: Figures) => ({
  ...figures,
  mostReviewed: flattenRecipes(figures.mostReviewed),
  mostFavorited: flattenRecipes(figures.mostFavorited),
  busiestContributors: figures.busiestContributors.map(({ author, count }) => ({
    ...author,
    count,
  })),
});

const DEFAULT_DAYS = 30;

export const figures: Resource = {
  name: "Figures",
  description: "Statistics for admins",
  routes: [
    route("GET /figures", FiguresDocument, {
      summary: "Get totals, daily numbers and rankings",
      variables: (request) => ({ days: queryInteger(request, "days", DEFAULT_DAYS) }),
      query: {
        days: {
          type: "integer",
          minimum: 1,
          default: DEFAULT_DAYS,
          description: "The number of days to return, up to today.",
        },
      },
      response: json(ref("Figures"), (data) => flatten(data.figures)),
    }),
  ],
};
