import type { AggregateRating, ImageObject, Recipe, WithContext } from "schema-dts";
import {
  toImageJsonLd,
  toRecipeJsonLd as writeJsonLd,
} from "../../features/exports/toRecipeJsonLd";
import { type PublicRecipe, recipePath } from "./PublicRecipe";
import { sharedPicture } from "./sharedPicture";

const makeRating = ({
  asWrittenRating: { average, count },
}: PublicRecipe): AggregateRating | undefined =>
  average === null
    ? undefined
    : {
        "@type": "AggregateRating",
        ratingValue: Math.round(average * 10) / 10,
        reviewCount: count,
        bestRating: 5,
        worstRating: 1,
      };

/** Lists the photos, or a PNG of the cover, because search engines do not accept drawings. */
const makeImages = (url: string, { photos, cover }: PublicRecipe): (string | ImageObject)[] =>
  photos.length > 0
    ? photos.map(({ caption, image }) => toImageJsonLd(url + image.url, caption))
    : [url + sharedPicture(cover).path];

/**
 * A recipe as schema.org's `Recipe`, for search engines.
 * @param url the site's address
 * @param description a sentence or two
 */
export const recipeJsonLd = (
  url: string,
  recipe: PublicRecipe,
  description: string,
): WithContext<Recipe> =>
  writeJsonLd(recipe, {
    description,
    url: url + recipePath(recipe.recipeId),
    image: makeImages(url, recipe),
    aggregateRating: makeRating(recipe),
  });
