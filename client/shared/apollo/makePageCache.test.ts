import { gql, InMemoryCache } from "@apollo/client";
import { makePageCache } from "./makePageCache";

const name = gql`
  fragment Name on Recipe {
    name
  }
`;
const recipe = gql`
  query Recipe($recipeId: Int!) {
    recipe(recipeId: $recipeId) {
      id
      name
      reviews(first: 1) {
        body
      }
    }
  }
`;
const makeData = (recipeId: number, names: string) => ({
  recipe: {
    __typename: "Recipe",
    id: `${recipeId}`,
    name: names,
    reviews: [{ __typename: "Review", body: "Good" }],
  },
});

test("A page's cache has the same results as the standard cache, also after more writes", () => {
  const caches = [new InMemoryCache(), makePageCache({})];
  const answers = caches.map((cache) => {
    const results: unknown[] = [];
    const read = () => {
      for (const recipeId of [1, 2])
        results.push(
          cache.diff({ query: recipe, variables: { recipeId }, optimistic: true }),
          cache.readQuery({ query: recipe, variables: { recipeId } }),
          cache.readFragment({ id: `Recipe:${recipeId}`, fragment: name }),
        );
    };
    read();
    for (const [recipeId, names] of [
      [1, "Soup"],
      [2, "Cake"],
      [1, "Stew"],
    ] as const) {
      cache.writeQuery({
        query: recipe,
        variables: { recipeId },
        data: makeData(recipeId, names),
      });
      read();
      read();
    }
    return results;
  });
  expect(JSON.stringify(answers[1])).toBe(JSON.stringify(answers[0]));
  expect(JSON.stringify(answers[1])).toContain("Stew");
});

test("A page's cache computes a query once until the next write", () => {
  const cache = makePageCache({});
  const read = (recipeId = 1) =>
    cache.diff({ query: recipe, variables: { recipeId }, optimistic: true });
  cache.writeQuery({ query: recipe, variables: { recipeId: 1 }, data: makeData(1, "Soup") });
  const first = read();
  expect(read()).toBe(first);
  expect(read(2)).not.toBe(first);
  cache.writeQuery({ query: recipe, variables: { recipeId: 2 }, data: makeData(2, "Cake") });
  expect(read()).not.toBe(first);
  expect(read()).toEqual(first);
});
