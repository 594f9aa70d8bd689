/** A page without its screen: what stands before it and after it. */
export interface Page {
  before: string;
  after: string;
}

/** What is said in one page and not in another. */
export interface Filling {
  /** The value that inline styles must carry. */
  nonce: string;
  /** The tags of its head; null for those that the page has for all. */
  tags: string | null;
  /** What goes with a screen that stands in it. */
  screen?: {
    /** The language of its words. */
    language: string;
    /** What its script goes on from: JSON without any `<`. */
    given: string;
    /** The tags that fetch its styles and its code. */
    links: readonly string[];
  };
}

const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /\s*<meta\s+name="description"[^>]*>/;
const LANGUAGE = /(?<=<html lang=")[^"]*/;
const SCREEN = '<div id="root">';

const handOver = (given: string): string =>
  `<script id="given" type="application/json">${given}</script>`;

/** The client's page, to be filled for one answer. */
export function makePage(template: string): (filling: Filling) => Page {
  if (!TITLE.test(template)) throw new Error("index.html has no title.");
  const [head = "", rest = ""] = template.split(SCREEN);
  const owned = head.replace(DESCRIPTION, "");
  return ({ nonce, tags, screen }) => {
    // The nonce goes into our own text only: nothing that people wrote can ask for it.
    const filled = (tags === null ? head : owned).replaceAll("%CSP_NONCE%", nonce);
    const titled = tags === null ? filled : filled.replace(TITLE, () => tags);
    if (!screen) return { before: titled + (rest && SCREEN), after: rest };
    const linked = titled.replace("</head>", () => `${screen.links.join("\n    ")}\n  </head>`);
    return {
      before: linked.replace(LANGUAGE, screen.language) + SCREEN,
      after: rest.replace("</div>", () => `</div>${handOver(screen.given)}`),
    };
  };
}
