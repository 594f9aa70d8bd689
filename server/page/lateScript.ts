/**
 * Begins the script of a page whose screen is there already: once that has been painted, so that on a
 * slow line nothing competes with what is to be read. It is the same text in every page, for the
 * page's policy knows it by its hash.
 */
export const STARTER = `
      (function () {
        var begun = false;
        function add(name, file, more) {
          var tag = Object.assign(document.createElement(name), more);
          tag.crossOrigin = "";
          tag[name === "link" ? "href" : "src"] = file;
          document.head.append(tag);
        }
        function begin() {
          if (begun) return;
          begun = true;
          var files = document.getElementById("given").dataset.files.split(" ");
          add("script", files[0], { type: "module" });
          files.slice(1).forEach(function (file) {
            add("link", file, { rel: "modulepreload" });
          });
        }
        requestAnimationFrame(function () {
          setTimeout(begin);
        });
        // A tab in the background is not painted.
        addEventListener("load", begin);
      })();
    `;

const TAGS =
  /\s*<(?:script type="module"[^>]* src|link rel="modulepreload"[^>]* href)="([^"]*)"[^>]*>(?:<\/script>)?/g;

/** Takes the tags of a page's script away. @returns the page, and the files that they would have fetched */
export function withoutScripts(html: string): { html: string; files: string[] } {
  const files = [...html.matchAll(TAGS)].map(([, file]) => file!);
  return { html: html.replaceAll(TAGS, ""), files };
}
