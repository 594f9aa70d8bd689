import type { Page } from "@playwright/test";
import { referenceEntries, type ReferenceOne } from "../shared/referenceKinds";
import { ask } from "./graphql";
import { keyOf, nameOf, tokenOf } from "./people";
import type { Thing, Things, Viewer } from "./screens";

const FIND = `query ($member: Int!, $contributor: Int!) {
  famous: recipes(first: 1, filter: { search: "Shakshuka" }) { edges { node { key: recipeId name } } }
  recipes(first: 24) { edges { node { key: recipeId name viewerReview { reviewId } } } }
  viewer { ...person }
  member: user(userId: $member) { ...person }
  contributor: user(userId: $contributor) {
    ...person
    recipes(first: 1) { edges { node { key: recipeId name } } }
  }
  ${referenceEntries.map(([name, { key }]) => `${name} { key: ${key} name }`).join("\n")}
}
fragment person on User {
  key: userId
  name
  reviews(first: 1) { edges { node { key: reviewId recipe { name } } } }
}`;

/** A node of a list, with its key and name. */
interface Node extends Thing {
  viewerReview: object | null;
  recipe: { name: string };
}
interface List {
  edges: { node: Node }[];
}

const FIND_SUGGESTIONS = `{ viewer { receivedSuggestions(first: 100) {
  edges { node { key: suggestionId name: reason recipeKey: recipeId } } } } }`;

/** Finds the suggested edit of the demo data, which is older than those of tests. */
async function findSuggestion(page: Page): Promise<Things["suggestion"]> {
  const { viewer } = await ask(page, FIND_SUGGESTIONS, {}, await tokenOf(page, "contributor"));
  const { edges } = viewer.receivedSuggestions as { edges: { node: Things["suggestion"] }[] };
  return edges.at(-1)!.node;
}

const known = new Map<Viewer, Things>();

/** Finds the objects of a viewer's screens; once per test process. */
export async function findThings(page: Page, viewer: Viewer): Promise<Things> {
  const things = known.get(viewer) ?? (await ofDemoData(page, viewer));
  known.set(viewer, things);
  return things;
}

async function ofDemoData(page: Page, viewer: Viewer): Promise<Things> {
  // The member queries users for visitors, who cannot, and opens none of their screens.
  const asking = viewer === "visitor" ? "member" : viewer;
  const people = {
    member: await keyOf(page, "member"),
    contributor: await keyOf(page, "contributor"),
  };
  const found = await ask(page, FIND, people, await tokenOf(page, asking));
  const thing = ({ key, name }: Thing): Thing => ({ key, name });
  const first = ({ edges: [edge] }: List) => edge!.node;
  const review = first(found.viewer.reviews as List);
  const { edges } = found.recipes as List;
  return {
    own: thing(found.viewer as Thing),
    member: { key: people.member, name: nameOf.member },
    contributor: { key: people.contributor, name: nameOf.contributor },
    recipe: thing(first(found.famous as List)),
    suggestion: await findSuggestion(page),
    recipeOfContributor: thing(first(found.contributor.recipes as List)),
    notReviewed: thing(edges.find(({ node }) => node.viewerReview === null)!.node),
    review: { key: review.key, name: review.recipe.name },
    ...(Object.fromEntries(
      referenceEntries.map(([name, { one }]) => [one, thing(found[name][0] as Thing)]),
    ) as Record<ReferenceOne, Thing>),
  };
}
