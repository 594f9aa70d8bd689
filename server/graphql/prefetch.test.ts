import { parse } from "graphql";
import { clientOperations } from "../testing/clientOperations";
import { compilePrefetch } from "./prefetch";
import { makeSchema } from "../apollo/schema";

const schema = makeSchema();
const VIEWER = 7;

const prefetched = (text: string, variables = {}) =>
  compilePrefetch(schema, parse(text))(variables, VIEWER).map(([, parameters]) => parameters);

describe("An operation prefetches", () => {
  it("the recipe of a page as its viewer sees it, with its first reviews", () => {
    const [, page] = clientOperations().find(([name]) => name === "RecipePage")!;
    const statements = compilePrefetch(schema, page)({ recipeId: 3 }, VIEWER);
    expect(statements.map(([, parameters]) => parameters[0])).toContainEqual(VIEWER);
    expect(statements.map(([, parameters]) => parameters[0])).toContainEqual([3]);
  });

  it("the selected number of reviews plus one", () => {
    const document = "query ($id: Int!) { recipe(recipeId: $id) { ...More } }";
    const fragment = "fragment More on Recipe { reviews(first: 5) { totalCount } }";
    expect(prefetched(`${document} ${fragment}`, { id: 3 })).toEqual([
      [VIEWER, [3]],
      [[3], [6], [null]],
    ]);
  });

  it("the recipe to which a mutation refers", () => {
    expect(prefetched("mutation { addFavorite(recipeId: 4) { recipeId } }")).toEqual([[[4]]]);
  });

  it.each([
    '{ recipe(recipeId: 3, key: "secret") { name } }',
    "{ one: recipe(recipeId: 3) { name } two: recipe(recipeId: 4) { name } }",
    "query ($is: Boolean = false) { recipe(recipeId: 3) @include(if: $is) { name } }",
    "{ tags { name } }",
  ])("nothing for %s", (text) => {
    expect(prefetched(text)).toEqual([]);
  });

  it("no reviews that are conditional, on a later page or too many", () => {
    const selectBelowViewer = (selection: string) =>
      prefetched(`query ($is: Boolean = false) { recipe(recipeId: 3) { ${selection} } }`);
    for (const selection of [
      "reviews @include(if: $is) { totalCount }",
      'reviews(after: "WzFd") { totalCount }',
      "reviews(first: 101) { totalCount }",
    ]) {
      expect(selectBelowViewer(selection)).toEqual([[VIEWER, [3]]]);
    }
  });
});
