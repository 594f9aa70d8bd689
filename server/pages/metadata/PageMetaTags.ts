import { escapeHtml } from "../../lib/text";
import type { Picture } from "./PublicRecipe";
import { sharedPicture } from "./sharedPicture";
import { metaTag, propertyTag, tag } from "./tags";
import { makeSiteTexts } from "./texts";

/** The metadata of a page. */
export interface PageMeta {
  /** The page's title; null for the name of the site alone. */
  title: string | null;
  description: string;
  /** The canonical path of the page, below the site's address. */
  path: string;
  /** The image for link previews. */
  image: Picture | null;
  /** The width of the image as `sizes`, if it is visible when the page opens; otherwise null. */
  imageSizes: string | null;
  type: "article" | "website";
  /** The tags of this page only. */
  extraTags: string[];
}

/** The link to the feed of the newest recipes, in every head. */
const renderFeedTag = (title: string): string =>
  tag("link", { rel: "alternate", type: "application/atom+xml", title, href: "/feed.atom" });

/** The tag comes first, because the browser then fetches the picture before anything else. */
const renderPreloadTag = ({ url, srcSet }: Picture, sizes: string): string =>
  tag("link", {
    rel: "preload",
    as: "image",
    href: url,
    ...(srcSet === null ? {} : { imagesrcset: srcSet, imagesizes: sizes }),
    fetchpriority: "high",
  });

export const renderTitleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

/**
 * Renders the tags of the picture in link previews: a bitmap at an absolute URL, with its
 * description.
 */
function renderPictureTags(url: string, image: Picture | null): string[] {
  if (image === null) return [metaTag("twitter:card", "summary")];
  const { path, type, width, height } = sharedPicture(image);
  const address = url + path;
  return [
    propertyTag("og:image", address),
    propertyTag("og:image:type", type),
    propertyTag("og:image:width", width),
    propertyTag("og:image:height", height),
    propertyTag("og:image:alt", image.alt),
    metaTag("twitter:card", "summary_large_image"),
    metaTag("twitter:image", address),
    metaTag("twitter:image:alt", image.alt),
  ];
}

/**
 * The tags of a page for search engines.
 * @param url the site's address
 * @param siteName the name of the site
 */
export function renderHeadTags(url: string, siteName: string, head: PageMeta): string {
  const { title, description, path, image, imageSizes, type } = head;
  const texts = makeSiteTexts(siteName);
  const name = title ?? siteName;
  return [
    ...(image && imageSizes !== null ? [renderPreloadTag(image, imageSizes)] : []),
    renderTitleTag(title === null ? siteName : texts.titleOf(title)),
    metaTag("description", description),
    tag("link", { rel: "canonical", href: url + path }),
    propertyTag("og:site_name", siteName),
    propertyTag("og:type", type),
    propertyTag("og:title", name),
    propertyTag("og:description", description),
    propertyTag("og:url", url + path),
    ...renderPictureTags(url, image),
    metaTag("twitter:title", name),
    metaTag("twitter:description", description),
    renderFeedTag(texts.newest),
    ...head.extraTags,
  ].join("\n    ");
}

/** Renders the tags of an error page, which search engines do not index. */
export const renderRefusalTags = (siteName: string, title: string): string =>
  [renderTitleTag(makeSiteTexts(siteName).titleOf(title)), metaTag("robots", "noindex")].join(
    "\n    ",
  );
