import { detailNames, type RecipeDetails } from "../../../shared/recipeDetails";
import type { RecipeVisibility } from "../../../shared/recipeVisibility";
import { badInput } from "../../errors";
import type { Context } from "../../graphql/context";
import { parseId } from "../../lib/parseId";
import { makeVisitorQuery, type Site } from "./Site";

/** A picture of the schema, with a path on this server. */
export interface Picture {
  url: string;
  width: number;
  height: number;
  alt: string;
  /** The URLs of all sizes; null for a drawing, which has only one. */
  srcSet: string | null;
}

/** The fields of a `Picture`. */
export const PICTURE = "url width height alt srcSet";

/** The data of a recipe for metadata, feed and oEmbed. */
export interface PublicRecipe extends RecipeDetails {
  recipeId: number;
  visibility: keyof typeof RecipeVisibility;
  name: string;
  cover: Picture;
  photos: { caption: string | null; image: { url: string } }[];
  owner: { name: string };
  createdAt: Date;
  updatedAt: Date;
  ingredients: {
    name: string;
    quantity: string | null;
    unit: string | null;
    preparation: string | null;
    isOptional: boolean;
  }[];
  steps: { heading: string | null; steps: string[] }[];
  category: { name: string };
  tags: { name: string }[];
  equipment: { name: string }[];
  asWrittenRating: { average: number | null; count: number };
}

/** The fields of a `PublicRecipe`. */
export const PUBLIC_RECIPE = `fragment PublicRecipe on Recipe {
  recipeId visibility name ${detailNames.join(" ")}
  cover { ${PICTURE} }
  photos { caption image { url } }
  owner { name }
  createdAt updatedAt
  ingredients { name quantity unit preparation isOptional }
  steps { heading steps }
  category { name }
  tags { name }
  equipment { name }
  asWrittenRating { average count }
}`;

/**
 * Makes a query for one recipe by its id, executed as a visitor unless another context is passed.
 * @returns a function that throws BAD_USER_INPUT for an invalid id, and NOT_FOUND
 */
export function makeRecipeQuery(site: Site) {
  const queryRecipe = makeVisitorQuery<{ recipe: PublicRecipe }>(
    site,
    `query PublicRecipe($recipeId: Int!, $key: String) {
      recipe(recipeId: $recipeId, key: $key) { ...PublicRecipe }
    } ${PUBLIC_RECIPE}`,
  );
  return async (
    id: string,
    key: string | null = null,
    context?: Context,
  ): Promise<PublicRecipe> => {
    const recipeId = parseId(id);
    if (recipeId === null) throw badInput("Invalid recipe Id", "recipeId");
    return (await queryRecipe({ recipeId, key }, context)).recipe;
  };
}

/** Returns the path of a recipe below the site's address. */
export const recipePath = (recipeId: number): string => `/recipes/${recipeId}`;
