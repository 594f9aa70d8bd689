import { addRecipe } from "./pages";
import type { Answer, TestServer } from "./testServer";

/** A recipe for which tests suggest edits. */
export const RECIPE = {
  ...{ name: "Plum tart", categoryId: 1, difficultyLevelId: 1 },
  instructions: "Stir.\nKnead.\nWait.\nRoll.\nBake.\nCool.",
  lines: [
    { ingredientId: 1, quantity: "200", unit: "g" },
    { heading: "For the top" },
    { ingredientId: 2, quantity: "100", unit: "g" },
  ],
  ...{ tagIds: [1], equipmentIds: [1], servings: 4 },
};

/** A suggestion of four changes: a fact, two lines that follow each other, and a step. */
export const SUGGESTED = {
  ...RECIPE,
  servings: 6,
  instructions: "Stir.\nKnead.\nWait.\nRoll.\nBake for an hour.\nCool.",
  lines: [
    ...RECIPE.lines,
    { ingredientId: 3, quantity: "1", unit: "tbsp" },
    { ingredientId: 4, quantity: "2", unit: "tbsp" },
  ],
  editReason: "It serves more.",
};

/** A suggestion in a response. */
export interface SuggestionData {
  suggestionId: number;
  state: string;
  answer: string | null;
  acceptedVersion: number | null;
  recipe: { name: string } | null;
  suggester: { name: string };
  viewerCanAnswer: boolean;
  viewerCanWithdraw: boolean;
  changes:
    | {
        position: number;
        isFitting: boolean;
        isAccepted: boolean;
        change: { part: string; kind: string; field: string | null };
      }[]
    | null;
}
const FIELDS = `suggestionId state answer acceptedVersion recipe { name } suggester { name }
  viewerCanAnswer viewerCanWithdraw
  changes { position isFitting isAccepted change { part kind field } }`;

interface RecipeData {
  version: number;
  servings: number;
  instructions: string;
  photos: object[];
  lines: { heading: string | null; quantity: string | null }[];
  versions: {
    edges: {
      node: {
        reason: string | null;
        editor: { name: string };
        suggester: { name: string } | null;
      };
    }[];
  };
}
const readError = ({ errors }: Answer<unknown>) => errors?.[0]?.extensions["code"];

/**
 * Makes the calls of tests about suggested edits, which return the code of an error.
 * @param tokens the tokens of accounts by name
 */
export function makeSuggestionCalls(server: TestServer, tokens: Readonly<Record<string, string>>) {
  async function read(
    document: string,
    variables: object,
    account?: string,
  ): Promise<SuggestionData | string> {
    const answer = await server.graphql<Record<string, SuggestionData>>(
      document,
      variables,
      account && tokens[account],
    );
    return (readError(answer) as string | undefined) ?? Object.values(answer.data!)[0]!;
  }
  const suggest = (recipeId: number, changes: object = {}, account = "member", version?: number) =>
    read(
      `mutation ($id: Int!, $input: RecipeInput!, $version: Int) {
        createSuggestion(recipeId: $id, input: $input, version: $version) { ${FIELDS} } }`,
      { id: recipeId, input: { ...SUGGESTED, ...changes }, version },
      account,
    );
  const get = (id: number, account?: string) =>
    read(`query ($id: Int!) { suggestion(suggestionId: $id) { ${FIELDS} } }`, { id }, account);
  const accept = (id: number, account?: string, rest: object = {}) =>
    read(
      `mutation ($id: Int!, $changes: [Int!], $currentVersion: Int) {
        acceptSuggestion(suggestionId: $id, changes: $changes, currentVersion: $currentVersion) { ${FIELDS} } }`,
      { id, ...rest },
      account,
    );
  const decline = (id: number, account?: string, reason = "Too dry.") =>
    read(
      `mutation ($id: Int!, $reason: String!) {
        declineSuggestion(suggestionId: $id, reason: $reason) { ${FIELDS} } }`,
      { id, reason },
      account,
    );
  const withdraw = (id: number, account?: string) =>
    read("mutation ($id: Int!) { withdrawSuggestion(suggestionId: $id) }", { id }, account);

  /** Adds a recipe of the contributor. */
  const add = () => addRecipe(server, RECIPE);

  async function addSuggestion() {
    const recipeId = await add();
    const { suggestionId } = (await suggest(recipeId)) as SuggestionData;
    return { recipeId, id: suggestionId };
  }

  const edit = async (recipeId: number, changes: object) => {
    const answer = await server.graphql(
      "mutation ($id: Int!, $input: RecipeInput!) { updateRecipe(recipeId: $id, input: $input) { version } }",
      { id: recipeId, input: { ...RECIPE, ...changes } },
      tokens["contributor"],
    );
    expect(answer.errors).toBeUndefined();
  };

  const readRecipe = async (id: number) =>
    (
      await server.graphql<{ recipe: RecipeData }>(
        `query ($id: Int!) { recipe(recipeId: $id) {
          version servings instructions photos { photoId } lines { heading quantity }
          versions { edges { node { reason editor { name } suggester { name } } } } } }`,
        { id },
      )
    ).data!.recipe;
  return { accept, add, addSuggestion, decline, edit, get, readRecipe, suggest, withdraw };
}
