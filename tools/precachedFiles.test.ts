import { precachedFiles } from "./precachedFiles";

const built = {
  "index.html": { file: "assets/index.js", imports: ["_shell.js"], css: ["assets/index.css"] },
  "_shell.js": { file: "assets/shell.js", assets: ["assets/font-latin-wght.woff2"] },
  "pages/RecipePage.tsx": { file: "assets/RecipePage.js", imports: ["_cooking.js", "_shell.js"] },
  "_cooking.js": { file: "assets/cooking.js", assets: ["assets/font-vietnamese-wght.woff2"] },
  "pages/StatsPage.tsx": { file: "assets/StatsPage.js", imports: ["_shell.js", "_charts.js"] },
  "_charts.js": { file: "assets/charts.js" },
};

it("The recipe screen and its imports are precached, and other screens and alphabets are not", () => {
  expect([...precachedFiles(built)].sort()).toEqual([
    "assets/RecipePage.js",
    "assets/cooking.js",
    "assets/font-latin-wght.woff2",
    "assets/index.css",
    "assets/index.js",
    "assets/shell.js",
  ]);
});
