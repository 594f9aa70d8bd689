import { gql, InMemoryCache } from "@apollo/client";
import { mergeLines } from "./mergeLines";

const PAGE = gql`
  query Page {
    recipe {
      id
      ingredients {
        ingredientId
        quantity
        unit
        amount {
          min
        }
      }
    }
  }
`;
const LIST = gql`
  query List {
    recipe {
      id
      ingredients {
        ingredientId
        quantity
        unit
      }
    }
  }
`;

const line = (ingredientId: number, quantity: string) => ({
  __typename: "RecipeIngredient",
  ingredientId,
  quantity,
  unit: "g",
});
const withAmount = (ingredientId: number, min: number) => ({
  ...line(ingredientId, String(min)),
  amount: { __typename: "Amount", min },
});

/** Returns the page's data after the list was read. */
function pageAfter(incoming: object[]) {
  const cache = new InMemoryCache({
    typePolicies: { Recipe: { fields: { ingredients: { merge: mergeLines } } } },
  });
  const recipe = (ingredients: object[]) => ({
    recipe: { __typename: "Recipe", id: "1", ingredients },
  });
  cache.writeQuery({ query: PAGE, data: recipe([withAmount(7, 200), withAmount(8, 50)]) });
  cache.writeQuery({ query: LIST, data: recipe(incoming) });
  return cache.readQuery<{ recipe: { ingredients: unknown } }>({ query: PAGE })?.recipe.ingredients;
}

describe("Merging lines from a list into a stored recipe", () => {
  it("removes an amount that was parsed from another text", () => {
    expect(pageAfter([line(7, "300"), line(8, "50")])).toBeUndefined();
  });

  it("keeps an amount that was parsed from the same text, in any order", () => {
    expect(pageAfter([line(8, "50"), line(7, "200")])).toEqual([
      withAmount(8, 50),
      withAmount(7, 200),
    ]);
  });
});
