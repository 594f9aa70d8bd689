import type { Settings } from "../../../shared/settings";
import { escapeHtml } from "../../lib/text";
import { START_SCRIPT, removeScripts } from "./startScript";
import { tag } from "../metadata/tags";

/** The styles of a page. */
export interface Styles {
  text: string;
  /** The addresses of the files that they come from. */
  addresses: readonly string[];
}

/** The HTML before and after the rendered screen. */
export interface Page {
  before: string;
  after: string;
}

/** What is said in one page and not in another. */
export interface PageContent {
  /** The value that inline styles must carry. */
  nonce: string;
  /** The tags of its head; null for those that the page has for all. */
  tags: string | null;
  /** Data of the rendered screen. */
  screen?: {
    /** The locale. */
    language: string;
    /** Who it is rendered for; null for a visitor. */
    viewerId: number | null;
    /** The initial state for hydration: JSON without any `<`. */
    initialState: string;
    styles: Styles;
    /** The addresses of its code. */
    scripts: readonly string[];
  };
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const LANGUAGE = /(?<=<html lang=")[^"]*/;
const STYLESHEETS = /\s*<link rel="stylesheet"[^>]*>/g;
const SCREEN = '<div id="root">';

/** The initial state, and the inline script that loads the client. */
const renderState = (initialState: string, files: readonly string[]): string =>
  `<script id="initial-state" type="application/json" data-files="${files.join(" ")}">${initialState}</script>
    <script>${START_SCRIPT}</script>`;

/**
 * Styles within the page, which is painted without waiting for files. The links are disabled and fetch nothing: they
 * tell the client's code, which loads the styles of screens, that these are there.
 */
const renderStyles = ({ text, addresses }: Styles, nonce: string): string =>
  [
    `<style nonce="${nonce}">${text}</style>`,
    ...addresses.map((href) => tag("link", { rel: "stylesheet", href, disabled: "" })),
  ].join("\n    ");

/**
 * Delays the first paint until the element after the screen has arrived: parts of a screen that arrive after the paint
 * would move the others.
 */
const EXPECT_SCREEN = tag("link", { rel: "expect", href: "#initial-state", blocking: "render" });

/** The client's page, to be filled for one answer. */
export function makePage(template: string, settings: Settings): (content: PageContent) => Page {
  if (!TITLE.test(template)) throw new Error("index.html has no title.");
  const [head = "", rest = ""] = template
    .replace("%SETTINGS%", () => escapeHtml(JSON.stringify(settings)))
    .split(SCREEN);
  const headWithoutDescription = head.replace(DESCRIPTION, "");
  const scriptlessHead = removeScripts(headWithoutDescription.replaceAll(STYLESHEETS, ""));
  return ({ nonce, tags, screen }) => {
    // The nonce is only inserted into our own markup, never into user content.
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
