import type { RequestHandler } from "express";
import { badInput, notFound } from "../../errors";
import { parseId } from "../../lib/parseId";
import { publish } from "./publish";
import { type Picture, makeRecipeQuery } from "./PublicRecipe";
import { sharedPicture, type SharedPicture } from "./sharedPicture";
import type { Site } from "./Site";

/**
 * The address of a recipe's oEmbed data.
 * @param url the site's address
 * @param path the page's path below it
 */
export const oembedUrl = (url: string, path: string): string =>
  `${url}/oembed?${new URLSearchParams({ url: url + path, format: "json" })}`;

/** Parses the recipe ID in a URL of this site; null for any other URL. */
function parseRecipeId(address: string, url: string): string | null {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  const [, id] = /^\/recipes\/([^/]+)\/?$/.exec(pathname) ?? [];
  return origin === new URL(url).origin && id && parseId(id) !== null ? id : null;
}

/** Returns true if a size is within a requested maximum; an invalid maximum is ignored. */
const isWithin = (length: number, max: unknown): boolean =>
  typeof max !== "string" || !/^\d+$/.test(max) || length <= Number(max);

/** Chooses the version of a photo for other sites; a drawing can have any size. */
function chooseThumbnail(cover: Picture): Pick<SharedPicture, "path" | "width" | "height"> {
  return cover.srcSet === null ? { ...cover, path: cover.url } : sharedPicture(cover);
}

/** Makes the fields of the thumbnail, if it fits into the requested size. */
function makeThumbnailFields(
  url: string,
  cover: Picture,
  { maxwidth, maxheight }: Record<string, unknown>,
): object {
  const { path, width, height } = chooseThumbnail(cover);
  return isWithin(width, maxwidth) && isWithin(height, maxheight)
    ? { thumbnail_url: url + path, thumbnail_width: width, thumbnail_height: height }
    : {};
}

/**
 * Handles `/oembed?url=…`: the data of a link to a recipe, for other sites (oembed.com). Its type
 * is `link`, because our pages may not be framed.
 */
export function oembed(site: Site): RequestHandler {
  const findRecipe = makeRecipeQuery(site);
  return async ({ query }, response) => {
    if ((query["format"] ?? "json") !== "json") {
      return void response.status(501).type("text").send("There is JSON only.");
    }
    if (typeof query["url"] !== "string")
      throw badInput('"url" must be given exactly once.', "url");
    const url = site.url();
    const id = parseRecipeId(query["url"], url);
    if (id === null) throw notFound("Recipe");
    const recipe = await findRecipe(id, null, site.unstoredVisitorContext());
    const body = {
      version: "1.0",
      type: "link",
      title: recipe.name,
      author_name: recipe.owner.name,
      provider_name: site.name(),
      provider_url: url,
      ...makeThumbnailFields(url, recipe.cover, query),
    };
    publish(response, "application/json", JSON.stringify(body));
  };
}
