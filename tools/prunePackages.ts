/** Vite's plugins that remove what nothing uses of packages, and bundlers cannot know that. */

export const packages = (...names: string[]) =>
  new RegExp(`node_modules[\\\\/](${names.join("|")})[\\\\/]`);

/** Components, of which bundlers do not see that nothing happens when they are made, and what only tools read of them. */
const FORWARD_REF = /(?<== )(?=React\d*\.forwardRef\()/g;
const BASE_CLASS = /(?<= extends )React\d*\.Component(?= \{)/g;
const UNREAD = /^\w+\.(?:displayName|classes|varsResolver) = [^\n;]*;$/gm;

/** The router's own prefetching, which needs its framework; `prefetchLinks.ts` is ours. */
const FRAMEWORK_PREFETCH = /(?<=return )shouldPrefetch && !isAbsolute(?= \?)/;

/** What the library writes into each page unless it is told not to, as `App.tsx` tells it. */
const PAGE_STYLES = /\b(?:withCssVariables|withGlobalClasses)(?= && )/g;

/** Its own areas that scroll, which our lists and dialogs do not use (`optionList.ts`). */
const SCROLL_AREA = /\bwithScrollArea(?= \? )|\bscrollAreaComponent === ScrollArea\.Autosize/g;

/** What toasts need of a package that keeps the page from scrolling: the name of a class. */
const FULL_WIDTH = /\bRemoveScroll\.classNames\.fullWidth\b/g;

/** How colours may be written, which here are hex, or the names of palettes. */
const HSL_COLOR = /\bcolor\.startsWith\("hsl"\)/g;

/** Ways to appear that nothing here uses. */
const UNUSED_TRANSITIONS =
  /^\t"?(?:skew|rotate|scale|fade-(?:left|right|up)|pop-)[\w-]*"?: (?:\{[^]*?^\t\}|.*\)),?$/gm;

/** Lets the bundler remove components that nothing uses, and removes what only developers' tools read. */
export const pureComponents = {
  name: "pure-components",
  transform: {
    filter: { id: packages("react-router", "@mantine") },
    handler: (code: string, id: string) => ({
      code: (id.endsWith("transitions.mjs") ? code.replaceAll(UNUSED_TRANSITIONS, "") : code)
        .replaceAll(FORWARD_REF, "/* @__PURE__ */ ")
        .replaceAll(BASE_CLASS, (base) => `/* @__PURE__ */ (() => ${base})()`)
        .replaceAll(UNREAD, "")
        .replace("ENABLE_DEV_WARNINGS = true", "ENABLE_DEV_WARNINGS = false")
        .replaceAll(PAGE_STYLES, "false")
        .replaceAll(SCROLL_AREA, "false")
        .replaceAll(HSL_COLOR, "false")
        .replaceAll(FULL_WIDTH, '"width-before-scroll-bar"')
        .replace(FRAMEWORK_PREFETCH, "false"),
      map: null,
    }),
  },
};

const ICONS = /^import \{([^}]+)\} from "lucide-react";/m;
const WORD_OF_NAME = /(?<=[a-z])(?=[A-Z0-9])/g;

/** Imports each icon from its own file, so that it is seen which screens need it. */
export const iconFiles = {
  name: "icon-files",
  enforce: "pre" as const,
  transform: {
    filter: { id: /[\\/]client[\\/].*\.tsx$/, code: "lucide-react" },
    handler: (code: string) => ({
      code: code.replace(ICONS, (_, names: string) =>
        names
          .split(",")
          .map((each) => each.trim())
          .filter((each) => each && !each.startsWith("type "))
          .map((each) => {
            const [name = "", alias = name] = each.split(" as ");
            const file = name.replaceAll(WORD_OF_NAME, "-").toLowerCase();
            return `import ${alias} from "lucide-react/icons/${file}";`;
          })
          .join(" "),
      ),
      map: null,
    }),
  },
};

/** The library's palettes that nothing here is coloured by, in its sheet and in its theme. */
const UNUSED = "(?:pink|grape|violet|indigo|blue|cyan|teal|green|lime|yellow|orange)";
const UNUSED_VARIABLES = new RegExp(`\\s*--mantine-color-${UNUSED}-[\\w-]+:[^;]*;`, "g");
const UNUSED_PALETTES = new RegExp(`^\\s*${UNUSED}: \\[[^\\]]*\\],?$`, "gm");

/** Removes colours, of which the library's sheet mostly consists. */
export const usedColors = {
  name: "used-colors",
  enforce: "pre" as const,
  transform: {
    filter: { id: /default-(?:css-variables\.css|colors\.mjs)$/ },
    handler: (code: string) => ({
      code: code.replaceAll(UNUSED_VARIABLES, "").replaceAll(UNUSED_PALETTES, ""),
      map: null,
    }),
  },
};
