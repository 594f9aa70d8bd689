import { BRAND } from "../../brand";
import { escapeHtml } from "../../lib/text";
import type { Picture } from "./PublicRecipe";
import { sharedPicture } from "./sharedPicture";
import { named, property, tag } from "./tags";
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
  more: string[];
}

/** The end of every head: where the newest recipes can be followed. */
const FEED = tag("link", {
  rel: "alternate",
  type: "application/atom+xml",
  title: texts.newest,
  href: "/feed.atom",
});

/** Stands before all else: the sooner the browser knows of the picture, the sooner the page looks done. */
const preload = ({ url, srcSet }: Picture, sizes: string): string =>
  tag("link", {
    rel: "preload",
    as: "image",
    href: url,
    ...(srcSet === null ? {} : { imagesrcset: srcSet, imagesizes: sizes }),
    fetchpriority: "high",
  });

const titleTag = (title: string): string => `<title>${escapeHtml(title)}</title>`;

/** The picture where the page is shared: in pixels, at its whole address, with what it shows. */
function picture(url: string, image: Picture | null): string[] {
  if (image === null) return [named("twitter:card", "summary")];
  const { path, type, width, height } = sharedPicture(image);
  const address = url + path;
  return [
    property("og:image", address),
    property("og:image:type", type),
    property("og:image:width", width),
    property("og:image:height", height),
    property("og:image:alt", image.alt),
    named("twitter:card", "summary_large_image"),
    named("twitter:image", address),
    named("twitter:image:alt", image.alt),
  ];
}

/**
 * The tags of a page that is to be found.
 * @param url the site's address
 */
export function headTags(url: string, head: PageMeta): string {
  const { title, description, path, image, imageSizes, type } = head;
  const name = title ?? BRAND;
  return [
    ...(image && imageSizes !== null ? [preload(image, imageSizes)] : []),
    titleTag(title === null ? BRAND : texts.titleOf(title)),
    named("description", description),
    tag("link", { rel: "canonical", href: url + path }),
    property("og:site_name", BRAND),
    property("og:type", type),
    property("og:title", name),
    property("og:description", description),
    property("og:url", url + path),
    ...picture(url, image),
    named("twitter:title", name),
    named("twitter:description", description),
    FEED,
    ...head.more,
  ].join("\n    ");
}

/** The tags of a page that shows a refusal; search engines forget what was there. */
export const refusedTags = (title: string): string =>
  [titleTag(texts.titleOf(title)), named("robots", "noindex")].join("\n    ");
