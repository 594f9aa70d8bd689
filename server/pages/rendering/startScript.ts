/**
 * Loads the scripts of a rendered page after the page and its most important picture have been painted. On a slow
 * line, nothing then competes with the visible content. Until React handles input events, it marks pressed buttons,
 * which the client presses again. The text is the same in every page, because the page's policy allows it by its hash.
 */
export const START_SCRIPT = `
      (function () {
        var begun = false;
        function pause() {
          return new Promise(function (resolve) {
            setTimeout(resolve);
          });
        }
        function fetchSoon(file) {
          var link = document.createElement("link");
          document.head.append(Object.assign(link, { rel: "modulepreload", href: file }));
        }
        function begin() {
          if (begun) return;
          begun = true;
          var files = document.getElementById("initial-state").dataset.files.split(" ");
          files.forEach(fetchSoon);
          // The files run one after another, so that the page stays responsive.
          files.reduce(function (before, file) {
            return before.then(function () {
              return import(file).then(pause);
            });
          }, pause());
        }
        function painted(resolve) {
          new PerformanceObserver(function (list) {
            // The background alone may be painted first.
            if (list.getEntriesByName("first-contentful-paint").length > 0) resolve();
          }).observe({ type: "paint", buffered: true });
        }
        function beginOncePainted() {
          new Promise(painted).then(function () {
            requestAnimationFrame(function () {
              setTimeout(begin);
            });
          });
        }
        function mark(event) {
          // Links and forms work without a script.
          var button = event.target.closest("button[type=button]");
          if (!button) return;
          if ("handled" in document.documentElement.dataset) return;
          button.setAttribute("data-pressed", "");
          button.setAttribute("aria-busy", "true");
        }
        addEventListener("click", mark, true);
        var picture = document.querySelector("img[fetchpriority=high]");
        if (picture) picture.decode().then(beginOncePainted, beginOncePainted);
        else beginOncePainted();
        // A background tab is not painted, and not every browser reports paints.
        addEventListener("load", function () {
          setTimeout(begin, document.hidden ? 0 : 5000);
        });
      })();
    `;

const TAGS =
  /\s*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/** The parts of a page without its script tags. */
interface PageWithoutScripts {
  html: string;
  /** The entry file of the script. */
  mainFile: string;
  /** The files that the entry file imports, each after its own imports. */
  importedFiles: string[];
}

/** Removes the script tags of a page and returns the files that they would load. */
export function removeScripts(html: string): PageWithoutScripts {
  const [mainFile = "", ...importedFiles] = [...html.matchAll(TAGS)].map(([, file]) => file!);
  return { html: html.replaceAll(TAGS, ""), mainFile, importedFiles };
}
