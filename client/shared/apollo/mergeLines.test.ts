import { gql, InMemoryCache } from "@apollo/client";
import { mergeLines } from "./mergeLines";

const PAGE = gql`
  query Page {
    recipe {
      id
      lines {
        lineId
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
      lines {
        lineId
        quantity
        unit
      }
    }
  }
`;

const line = (lineId: number, quantity: string) => ({
  __typename: "RecipeLine",
  lineId,
  quantity,
  unit: "g",
});
const withAmount = (lineId: number, min: number) => ({
  ...line(lineId, String(min)),
  amount: { __typename: "Amount", min },
});

/** Returns the page's data after the list was read. */
function pageAfter(incoming: object[]) {
  const cache = new InMemoryCache({
    typePolicies: { Recipe: { fields: { lines: { merge: mergeLines } } } },
  });
  const recipe = (lines: object[]) => ({
    recipe: { __typename: "Recipe", id: "1", lines },
  });
  cache.writeQuery({ query: PAGE, data: recipe([withAmount(7, 200), withAmount(8, 50)]) });
  cache.writeQuery({ query: LIST, data: recipe(incoming) });
  return cache.readQuery<{ recipe: { lines: unknown } }>({ query: PAGE })?.recipe.lines;
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

  it("have no amount if only another line has the same text", () => {
    expect(pageAfter([line(7, "200"), line(9, "200")])).toBeUndefined();
  });
});
