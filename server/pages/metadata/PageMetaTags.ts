import { BRAND } from "../../brand";
import { escapeHtml } from "../../lib/text";
import type { Picture } from "./PublicRecipe";
import { sharedPicture } from "./sharedPicture";
import { metaTag, propertyTag, tag } from "./tags";
import { texts } from "./texts";

/** The metadata of a page. */
export interface PageMeta {
  /** What the page is called; the product's name alone without one. */
  title: string | null;
  description: string;
  /** The one place of the page, below the site's address. */
  path: string;
  /** The image for link previews. */
  image: Picture | null;
  /** How wide the image is, as `sizes`, where it is among the first that the page shows; else null. */
  imageSizes: string | null;
  type: "article" | "website";
  /** Tags of its own. */
  extraTags: string[];
}

/** The end of every head: where the newest recipes can be followed. */
const FEED = tag("link", {
  rel: "alternate",
  type: "application/atom+xml",
  title: texts.newest,
  href: "/feed.atom",
});

/** Stands before all else: the sooner the browser knows of the picture, the sooner the page looks done. */
const renderPreloadTag = ({ url, srcSet }: Picture, sizes: string): string =>
  tag("link", {
    rel: "preload",
    as: "image",
    href: url,
    ...(srcSet === null ? {} : { imagesrcset: srcSet, imagesizes: sizes }),
    fetchpriority: "high",
  });

const renderTitleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

/** The picture where the page is shared: in pixels, at its whole address, with what it shows. */
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
 * The tags of a page that is to be found.
 * @param url the site's address
 */
export function renderHeadTags(url: string, head: PageMeta): string {
  const { title, description, path, image, imageSizes, type } = head;
  const name = title ?? BRAND;
  return [
    ...(image && imageSizes !== null ? [renderPreloadTag(image, imageSizes)] : []),
    renderTitleTag(title === null ? BRAND : texts.titleOf(title)),
    metaTag("description", description),
    tag("link", { rel: "canonical", href: url + path }),
    propertyTag("og:site_name", BRAND),
    propertyTag("og:type", type),
    propertyTag("og:title", name),
    propertyTag("og:description", description),
    propertyTag("og:url", url + path),
    ...renderPictureTags(url, image),
    metaTag("twitter:title", name),
    metaTag("twitter:description", description),
    FEED,
    ...head.extraTags,
  ].join("\n    ");
}

/** The tags of a page that shows a refusal; search engines forget what was there. */
export const renderRefusalTags = (title: string): string =>
  [renderTitleTag(texts.titleOf(title)), metaTag("robots", "noindex")].join("\n    ");
