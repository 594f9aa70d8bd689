/**
 * Begins the script of a page whose screen is there already: once that has been painted with its most
 * important picture, so that on a slow line nothing competes with what is to be seen. Until hydration begins,
 * it marks the buttons that are pressed, which the client then presses again. It is the same text in every
 * page, for the page's policy knows it by its hash.
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
          // One after the other, and the page answers in between.
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
          if ("hydrating" in document.documentElement.dataset) return;
          button.setAttribute("data-pressed", "");
          button.setAttribute("aria-busy", "true");
        }
        addEventListener("click", mark, true);
        var picture = document.querySelector("img[fetchpriority=high]");
        if (picture) picture.decode().then(beginOncePainted, beginOncePainted);
        else beginOncePainted();
        // A tab in the background is not painted, and not every browser tells when one is.
        addEventListener("load", function () {
          setTimeout(begin, document.hidden ? 0 : 5000);
        });
      })();
    `;

const TAGS =
  /\s*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/** A page without the tags of its script. */
interface PageWithoutScripts {
  html: string;
  /** The file that begins the script. */
  mainFile: string;
  /** The files that it imports, each after those that it imports itself. */
  importedFiles: string[];
}

/** Removes the script tags of a page and returns the files that they would load. */
export function removeScripts(html: string): PageWithoutScripts {
  const [mainFile = "", ...importedFiles] = [...html.matchAll(TAGS)].map(([, file]) => file!);
  return { html: html.replaceAll(TAGS, ""), mainFile, importedFiles };
}
