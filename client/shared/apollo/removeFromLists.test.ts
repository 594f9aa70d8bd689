import { gql, InMemoryCache } from "@apollo/client";
import { removeFromLists } from "./removeFromLists";

const tag = (id: string) => ({ __typename: "Tag", id, name: id });
const LIST = gql`
  query List($search: String) {
    tags(search: $search) {
      edges {
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
      }
      totalCount
    }
  }
`;

/** Makes a cache with a list of tags for each search. */
function withLists(lists: Record<string, { ids: string[]; hasNextPage?: boolean }>) {
  const cache = new InMemoryCache();
  for (const [search, { ids, hasNextPage = false }] of Object.entries(lists)) {
    const edges = ids.map((id) => ({ __typename: "TagEdge", node: tag(id) }));
    const pageInfo = { __typename: "PageInfo", hasNextPage };
    const tags = { __typename: "TagConnection", edges, pageInfo, totalCount: ids.length };
    cache.writeQuery({ query: LIST, variables: { search }, data: { tags } });
  }
  const idsIn = (search: string) => {
    const data = cache.readQuery<{
      tags: { edges: { node: { id: string } }[]; totalCount: number };
    }>({ query: LIST, variables: { search } });
    return data && [...data.tags.edges.map(({ node }) => node.id), data.tags.totalCount];
  };
  return { cache, idsIn };
}

describe("A deleted entry", () => {
  it("is removed from the entries and the counts of all lists", () => {
    const { cache, idsIn } = withLists({ one: { ids: ["a", "b"] }, other: { ids: ["c", "a"] } });
    removeFromLists(cache, "Tag:a");
    expect(idsIn("one")).toEqual(["b", 1]);
    expect(idsIn("other")).toEqual(["c", 1]);
    expect(cache.extract()["Tag:a"]).toBeDefined();
  });

  it("leaves complete lists without it unchanged, and removes incomplete ones from the cache", () => {
    const { cache, idsIn } = withLists({
      whole: { ids: ["b"] },
      begun: { ids: ["c"], hasNextPage: true },
    });
    removeFromLists(cache, "Tag:a");
    expect(idsIn("whole")).toEqual(["b", 1]);
    expect(idsIn("begun")).toBeNull();
  });

  it("removes the field with a list of fixed length from the cache, so that the list is fetched again", () => {
    const { cache, idsIn } = withLists({ row: { ids: ["a", "b"] } });
    removeFromLists(cache, "Tag:a", (field) => field.startsWith("tags"));
    expect(idsIn("row")).toBeNull();
  });

  it("leaves lists of other types unchanged, even if they are incomplete", () => {
    const { cache, idsIn } = withLists({ begun: { ids: ["c"], hasNextPage: true } });
    removeFromLists(cache, "ContributorRequest:a");
    expect(idsIn("begun")).toEqual(["c", 1]);
  });
});
