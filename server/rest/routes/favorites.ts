import { ref } from "../openapi/schemas";
import { body, key as keyOf, listOf } from "../openapi/shapes";
import { json, type Resource, noContent, route } from "../Route";
import { EVERYTHING, namedKey } from "../values";

interface Person {
  userId: number;
  userName: string;
  favorites: { edges: { node: { recipeId: number; recipeName: string } }[] };
}

const flatten = ({ userId, userName, favorites: { edges } }: Person) =>
  edges.map(({ node }) => ({ userId, userName, ...node }));

export const favorites: Resource = {
  name: "Favourites",
  description: "The recipes that people keep.",
  routes: [
    route("GET /user-favorites/user/:userId", {
      summary: "List a user's favourites, the last added first.",
      document: `query ($userId: Int!, $first: Int!) {
        user(userId: $userId) {
          userId userName: name
          favorites(first: $first) { edges { node { recipeId recipeName: name } } }
        }
      }`,
      variables: () => ({ first: EVERYTHING }),
      answer: json(listOf(ref("Favorite")), ({ user }: { user: Person }) => flatten(user)),
    }),
    route("GET /user-favorites/user/:userId/recipe/:recipeId", {
      summary: "Ask whether a recipe is among a user's favourites.",
      document: `query ($userId: Int!, $recipeId: Int!) {
        isFavorite(userId: $userId, recipeId: $recipeId)
      }`,
      answer: json(
        { type: "boolean", description: "Whether it is." },
        ({ isFavorite }: { isFavorite: boolean }) => isFavorite,
      ),
    }),
    route("POST /user-favorites", {
      summary: "Add a recipe to one's own favourites; there already is fine.",
      document: `mutation ($recipeId: Int!, $userId: Int) {
        addFavorite(recipeId: $recipeId, userId: $userId) { recipeId }
      }`,
      variables: (call) => ({
        userId: namedKey(call, "userId"),
        recipeId: namedKey(call, "recipeId") ?? 0,
      }),
      body: body({ userId: keyOf("One's own key."), recipeId: keyOf("Which recipe.") }),
      answer: noContent,
    }),
    route("DELETE /user-favorites/user/:userId/recipe/:recipeId", {
      summary: "Take a recipe from one's own favourites; not there is fine.",
      document: `mutation ($recipeId: Int!, $userId: Int) {
        removeFavorite(recipeId: $recipeId, userId: $userId) { recipeId }
      }`,
      answer: noContent,
    }),
  ],
};
