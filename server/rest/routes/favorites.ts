import { array, id, object } from "../openapi/schemaBuilders";
import { ref } from "../openapi/schemas";
import { json, noContent } from "../responses";
import { always, type Resource, route } from "../Route";
import { bodyId, requiredId } from "../values";
import {
  AddFavoriteDocument,
  FavoritesDocument,
  type FavoritesQuery,
  IsFavoriteDocument,
  RemoveFavoriteDocument,
} from "./favorites.generated";

const flatten = ({ userId, userName, favorites: { edges } }: FavoritesQuery["user"]) =>
  edges.map(({ node }) => ({ userId, userName, ...node }));

export const favorites: Resource = {
  name: "Favorites",
  description: "Users' favorite recipes",
  routes: [
    route("GET /user-favorites/user/:userId", FavoritesDocument, {
      operationId: "listFavorites",
      summary: "List a user's favorites, most recently added first",
      unpaged: always,
      response: json(array(ref("Favorite")), ({ user }) => flatten(user)),
    }),
    route("GET /user-favorites/user/:userId/recipe/:recipeId", IsFavoriteDocument, {
      operationId: "checkFavorite",
      summary: "Check whether a recipe is among a user's favorites",
      response: json(
        { type: "boolean", description: "True if the recipe is a favorite." },
        ({ isFavorite }) => isFavorite,
      ),
    }),
    route("POST /user-favorites", AddFavoriteDocument, {
      operationId: "addFavorite",
      summary: "Add a recipe to the user's own favorites; adding it again has no effect",
      variables: (request) => ({
        userId: bodyId(request, "userId"),
        recipeId: requiredId(request, "recipeId", "Recipe"),
      }),
      body: object(
        {
          userId: id("The user's own ID. If omitted, the user is the one who is logged in."),
          recipeId: id("The ID of the recipe."),
        },
        ["recipeId"],
      ),
      response: noContent,
    }),
    route("DELETE /user-favorites/user/:userId/recipe/:recipeId", RemoveFavoriteDocument, {
      operationId: "removeFavorite",
      summary: "Remove a recipe from the user's own favorites, if it is one of them",
      response: noContent,
    }),
  ],
};
