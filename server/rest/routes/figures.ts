import { ref } from "../openapi/schemas";
import { json, type Resource, route } from "../Route";
import { askedNumber } from "../values";

interface OfRecipe {
  recipe: { recipeId: number; recipeName: string };
  count: number;
}

interface Figures {
  mostReviewed: OfRecipe[];
  mostFavorited: OfRecipe[];
  busiestContributors: { author: { userId: number; userName: string }; count: number }[];
}

const ofRecipes = (figures: OfRecipe[]) =>
  figures.map(({ recipe, count }) => ({ ...recipe, count }));

const flatten = (figures: Figures) => ({
  ...figures,
  mostReviewed: ofRecipes(figures.mostReviewed),
  mostFavorited: ofRecipes(figures.mostFavorited),
  busiestContributors: figures.busiestContributors.map(({ author, count }) => ({
    ...author,
    count,
  })),
});

const DAYS = 30;

export const figures: Resource = {
  name: "Figures",
  description: "How the kitchen is doing, for admins.",
  routes: [
    route("GET /figures", {
      summary: "Count people, recipes and what they do, day by day.",
      document: `query ($days: Int!) {
        figures(days: $days) {
          people recipes reviews favorites notes
          days { date people recipes reviews favorites }
          mostReviewed { recipe { recipeId recipeName: name } count }
          mostFavorited { recipe { recipeId recipeName: name } count }
          busiestContributors { author { userId userName: name } count }
          storage { databaseBytes tables { name bytes rows } }
        }
      }`,
      variables: (call) => ({ days: askedNumber(call, "days", DAYS) }),
      query: {
        days: {
          type: "integer",
          minimum: 1,
          default: DAYS,
          description: "How many days, up to today.",
        },
      },
      answer: json(ref("Figures"), ({ figures: data }: { figures: Figures }) => flatten(data)),
    }),
  ],
};
