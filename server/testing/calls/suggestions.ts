import { addSuggestion } from "../sceneRows";
import { admin, another, type ExampleCall, member, MISSING } from "./ExampleCall";

/** The keys of suggestions in documented requests: one for each act, and one that is answered. */
export const SUGGESTION = 980;
const [TO_DECLINE, TO_WITHDRAW] = [SUGGESTION + 1, SUGGESTION + 2];
export const DECLINED_SUGGESTION = SUGGESTION + 3;

const conflict = { things: { suggestion: DECLINED_SUGGESTION } };

const ofSuggestion = ({ suggestion }: { suggestion: number }) => ({ suggestionId: suggestion });

const INPUT = {
  ...{ name: "y", categoryId: 1, difficultyLevelId: 1, instructions: "Stir.", editReason: "x" },
};

/** The calls for suggested edits. */
export const suggestionCalls: ExampleCall[] = [
  {
    act: "Recipe.suggestions",
    needs: ["recipe"],
    graphql: ({ recipe }) => `{ recipe(recipeId: ${recipe}) { suggestions { totalCount } } }`,
    rest: "GET /recipes/{recipeId}/suggestions",
    responses: { example: admin },
  },
  {
    act: "User.sentSuggestions",
    graphql: () => "{ viewer { sentSuggestions { totalCount } } }",
    rest: "GET /suggestions/sent",
    responses: { example: member },
  },
  {
    act: "User.receivedSuggestions",
    graphql: () => "{ viewer { receivedSuggestions { totalCount } } }",
    rest: "GET /suggestions/received",
    responses: { example: member },
  },
  {
    act: "suggestion",
    needs: ["user", "suggestion"],
    graphql: ({ suggestion }) => `{ suggestion(suggestionId: ${suggestion}) { reason } }`,
    client: { name: "SuggestionPage", statements: 6, as: "cook" },
    variables: ofSuggestion,
    rest: "GET /suggestions/{suggestionId}",
    responses: { example: admin, missing: { things: { suggestion: MISSING } } },
  },
  {
    act: "createSuggestion",
    needs: ["recipe"],
    client: { name: "SuggestEdit", statements: 19, as: "newMember" },
    variables: ({ recipe }) => ({ recipeId: recipe, input: INPUT, version: 1 }),
    rest: "POST /recipes/{recipeId}/suggestions",
    body: () => ({ recipeName: another(), editReason: "Less sugar." }),
    responses: { example: member, stranger: admin, conflict: "only in a race" },
  },
  {
    act: "acceptSuggestion",
    needs: ["suggestion"],
    client: { name: "AcceptSuggestion", statements: 24, as: "cook" },
    variables: (things) => ({ ...ofSuggestion(things), changes: [0], currentVersion: 1 }),
    rest: "POST /suggestions/{suggestionId}/accept",
    responses: { example: admin, stranger: member, conflict },
  },
  {
    act: "declineSuggestion",
    needs: ["suggestion"],
    client: { name: "DeclineSuggestion", statements: 4, as: "cook" },
    variables: (things) => ({ ...ofSuggestion(things), reason: "x" }),
    rest: "POST /suggestions/{suggestionId}/decline",
    responses: {
      example: { ...admin, things: { suggestion: TO_DECLINE } },
      stranger: member,
      conflict,
    },
  },
  {
    act: "withdrawSuggestion",
    needs: ["user", "suggestion"],
    graphql: ({ suggestion }) => `mutation { withdrawSuggestion(suggestionId: ${suggestion}) }`,
    client: { name: "WithdrawSuggestion", statements: 3, as: "newMember" },
    variables: async (_things, scene, caller) => ({
      suggestionId: await addSuggestion(scene, caller!.userId),
    }),
    rest: "DELETE /suggestions/{suggestionId}",
    responses: {
      example: { ...member, things: { suggestion: TO_WITHDRAW } },
      stranger: admin,
      conflict: { ...member, ...conflict },
    },
  },
];
