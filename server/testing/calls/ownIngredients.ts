import { admin, type ExampleCall, member, MISSING, onlyClient } from "./ExampleCall";

const ids = ({ proposal }: { proposal: number }) => ({ ingredientId: proposal });

/** The keys of the proposed ingredients in documented requests; the first is also that of a recipe of the admin. */
export const [ACCEPTED, REPLACED, DECLINED] = [950, 951, 952];

/** The calls for users' own ingredients, which contributors and admins accept. */
export const ownIngredientCalls: ExampleCall[] = [
  {
    act: "viewerOwnIngredients",
    graphql: () => "{ viewerOwnIngredients { name } }",
    rest: "GET /own-ingredients",
    responses: {},
  },
  {
    act: "proposedIngredients",
    graphql: () => "{ proposedIngredients { name } }",
    rest: "GET /proposed-ingredients",
    responses: { example: admin, stranger: member },
  },
  {
    act: "proposeIngredients",
    needs: ["recipe"],
    client: { name: "ProposeIngredients", statements: 15, as: "cook" },
    variables: ({ recipe }) => ({ recipeId: recipe }),
    rest: "POST /recipes/{recipeId}/proposed-ingredients",
    responses: { example: { ...admin, things: { recipe: ACCEPTED } }, stranger: member },
  },
  {
    act: "acceptIngredient",
    needs: ["proposal"],
    client: { name: "AcceptIngredient", statements: 8, as: "cook" },
    variables: ids,
    rest: "POST /proposed-ingredients/{ingredientId}/accept",
    ids,
    responses: { example: { ...admin, things: { proposal: ACCEPTED } }, stranger: member },
  },
  {
    act: "replaceIngredient",
    needs: ["proposal", "ingredient"],
    client: { name: "ReplaceIngredient", statements: 20, as: "cook" },
    variables: ({ proposal, ingredient }) => ({ ingredientId: proposal, intoId: ingredient }),
    rest: "POST /proposed-ingredients/{ingredientId}/replace",
    ids,
    body: ({ ingredient }) => ({ intoId: ingredient }),
    responses: {
      example: { ...admin, things: { proposal: REPLACED } },
      missing: { things: { proposal: MISSING } },
      stranger: member,
      conflict: "only in a race",
    },
  },
  {
    act: "declineIngredient",
    needs: ["proposal"],
    client: { name: "DeclineIngredient", statements: 3, as: "cook" },
    variables: ids,
    rest: "POST /proposed-ingredients/{ingredientId}/decline",
    ids,
    body: () => ({ reason: "It is a brand." }),
    responses: {
      example: { ...admin, things: { proposal: DECLINED } },
      missing: { things: { proposal: MISSING } },
      stranger: member,
    },
  },
  onlyClient("ProposedIngredientsPage", 2, "cook"),
];
