import { escapeHtml } from "../../lib/text";
import { START_SCRIPT, removeScripts } from "./startScript";
import type { Site } from "../metadata/Site";
import { renderTitleTag } from "../metadata/PageMetaTags";
import { metaTag, tag } from "../metadata/tags";
import { makeSiteTexts } from "../metadata/texts";

/** The styles of a page. */
export interface Styles {
  text: string;
  /** The addresses of the files that contain the styles. */
  addresses: readonly string[];
}

/** The HTML before and after the rendered screen. */
export interface Page {
  before: string;
  after: string;
}

/** The part of a page that differs between responses. */
export interface PageContent {
  /** The value that inline styles must carry. */
  nonce: string;
  /** The tags of the head; null for the default tags. */
  tags: string | null;
  /** The data of the rendered screen. */
  screen?: {
    /** The locale. */
    language: string;
    /** The user for whom the page is rendered; null for a visitor. */
    viewerId: number | null;
    /** The initial state for hydration: JSON without any `<`. */
    initialState: string;
    styles: Styles;
    /** The addresses of the page's scripts. */
    scripts: readonly string[];
  };
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const LANGUAGE = /(?<=<html lang=")[^"]*/;
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const SCREEN = '<div id="root">';

/** Renders the initial state, and the inline script that loads the client. */
const renderState = (initialState: string, files: readonly string[]): string =>
  `<script id="initial-state" type="application/json" data-files="${files.join(" ")}">${initialState}</script>
    <script>${START_SCRIPT}</script>`;

/**
 * Inlines the styles, so that the page is painted without waiting for files. The disabled links fetch nothing: the
 * client's code, which loads the styles of screens, then skips these files.
 */
const renderStyles = ({ text, addresses }: Styles, nonce: string): string =>
  [
    `<style nonce="${nonce}">${text}</style>`,
    ...addresses.map((href) => tag("link", { rel: "stylesheet", href, disabled: "" })),
  ].join("\n    ");

/**
 * The tag that delays the first paint until the element after the screen has arrived: parts of a
 * screen that arrive later would move the others.
 */
const EXPECT_SCREEN = tag("link", { rel: "expect", href: "#initial-state", blocking: "render" });

/** Makes a function that fills the client's page for one response with the settings that apply then. */
export function makePage(
  template: string,
  site: Pick<Site, "name" | "settings">,
): (content: PageContent) => Page {
  if (!TITLE.test(template)) throw new Error("index.html has no title.");
  let fill: { key: string; page: (content: PageContent) => Page } | undefined;
  return (content) => {
    const key = JSON.stringify(site.settings());
    if (fill?.key !== key) fill = { key, page: fillTemplate(template, key, site.name()) };
    return fill.page(content);
  };
}

/**
 * Fills the settings and the name of the site into the template.
 * @param settings the settings as JSON
 */
function fillTemplate(
  template: string,
  settings: string,
  siteName: string,
): (content: PageContent) => Page {
  const description = metaTag("description", makeSiteTexts(siteName).home);
  const [head = "", rest = ""] = template
    .replace("%SETTINGS%", () => escapeHtml(settings))
    .replace(TITLE, () => renderTitleTag(siteName))
    .replace(DESCRIPTION, () => `\n    ${description}`)
    .split(SCREEN);
  const headWithoutDescription = head.replace(DESCRIPTION, "");
  const scriptlessHead = removeScripts(headWithoutDescription.replaceAll(STYLESHEETS, ""));
  return ({ nonce, tags, screen }) => {
    // Inserts the nonce into our own markup only, never into user content.
    const insertNonce = (text: string) => text.replaceAll("%CSP_NONCE%", nonce);
    if (tags === null) return { before: insertNonce(head) + (rest && SCREEN), after: rest };
    const headWithTags = insertNonce(screen ? scriptlessHead.html : headWithoutDescription).replace(
      TITLE,
      () => tags,
    );
    if (!screen) return { before: headWithTags + (rest && SCREEN), after: rest };
    const { language, viewerId, initialState, styles, scripts } = screen;
    const root = viewerId === null ? language : `${language}" data-viewer="${viewerId}`;
    return {
      before:
        headWithTags
          .replace(LANGUAGE, root)
          .replace(
            "</head>",
            () => `${EXPECT_SCREEN}\n    ${renderStyles(styles, nonce)}\n  </head>`,
          ) + SCREEN,
      after: rest.replace(
        "</div>",
        () =>
          `</div>${renderState(initialState, [...scriptlessHead.importedFiles, ...scripts, scriptlessHead.mainFile])}`,
      ),
    };
  };
}
