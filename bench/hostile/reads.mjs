import { measure } from "./target.mjs";

const RUNS = 5;
const MOST_MS = 100;

const LONGEST = 200;
const fill = (text) => text.repeat(LONGEST).slice(0, LONGEST);
const words = Array.from({ length: 100 }, (_, i) => (i + 370).toString(36));

/** Search texts by name. */
const searches = {
  "one letter": "e",
  "words of one letter": fill("a b c d e f g h i j k l m n o p q r s t u v w x y z "),
  "different words": words.join(" ").slice(0, LONGEST),
  "one long word": fill("aeiou"),
  "nearly a name": fill("chikcen "),
  "percent signs": fill("%"),
  underscores: fill("_"),
  backslashes: fill("\\"),
  "quotation marks": fill(`"'`),
  "combining marks": fill("e\u0301"),
  "ligatures that grow": fill("ﷺ"),
  emoji: fill("🍲").slice(0, LONGEST - 2),
  "right to left": fill("\u0634\u0648\u0631\u0628\u0629 "),
  "operators of text search": fill("a & b | !c <-> (d):* "),
  "regular expressions": fill("(a+)+$ "),
  spaces: `a${" ".repeat(LONGEST - 2)}b`,
  digits: fill("1"),
  halves: fill("½"),
};

const text = (search) => encodeURIComponent(search);
const keys = (name, count) => Array.from({ length: count }, (_, i) => `${name}=${i + 1}`).join("&");

/** URLs of the REST API and of pages, by name. */
const addresses = {
  "a sort order of 8 kB": `/api/recipes?sort=${"x".repeat(8_000)}`,
  "the largest page": "/api/recipes?first=100",
  "a page of a million": "/api/recipes?first=1000000",
  "500 parameters of one name": `/api/recipes?${keys("tagIds", 500)}`,
  "20 keys of each filter": `/api/recipes?${[
    "tagIds",
    "ingredientIds",
    "categoryIds",
    "withoutTagIds",
  ]
    .map((name) => keys(name, 20))
    .join("&")}`,
  "1,000 unknown parameters": `/api/recipes?${Array.from({ length: 1_000 }, (_, i) => `p${i}=1`).join("&")}`,
  "a cursor of 8 kB": `/api/recipes?first=10&after=${"x".repeat(8_000)}`,
  "percent escapes": `/api/recipes?search=${"%2525".repeat(60)}`,
  "brackets in names": `/api/recipes?${"a[b]".repeat(500)}=1`,
  "a path of 8 kB": `/${"a/".repeat(4_000)}`,
  "a path of dots": `/${"../".repeat(2_000)}x`,
  "a cover of a long name": `/covers/${"x".repeat(4_000)}.svg`,
  "the sitemap": "/sitemap.xml",
  "the feed": "/feed.atom",
};

const requests = [
  ...Object.entries(searches).flatMap(([name, search]) => [
    { name: `search of ${name}, REST`, path: `/api/recipes?search=${text(search)}` },
    { name: `search of ${name}, page`, path: `/recipes?search=${text(search)}` },
    { name: `search of ${name}, ingredients`, path: `/api/ingredients?search=${text(search)}` },
  ]),
  ...Object.entries(addresses).map(([name, path]) => ({ name, path })),
];

let serial = 0;

export const reads = requests.map(({ name, path }) => ({
  name: `read: ${name}`,
  async run(target) {
    let last;
    const measurement = await measure(target, async () => {
      for (let i = 0; i < RUNS; i++) {
        // The URL differs in each request, so that no page is stored.
        const address = `${path}${path.includes("?") ? "&" : "?"}view=${++serial}`;
        const headers = { Accept: path.startsWith("/api") ? "*/*" : "text/html" };
        last = await target.send("anonymous", { path: address, headers }).catch(() => null);
      }
    });
    if (!last) await target.replace();
    const cpu = measurement.cpu / RUNS;
    return {
      ...measurement,
      cpu,
      mainCpu: measurement.mainCpu / RUNS,
      ms: measurement.ms / RUNS,
      result: last?.status ?? "no answer",
      bound: `${MOST_MS} ms of CPU`,
      isKept: Boolean(last) && last.status < 500 && cpu <= MOST_MS,
    };
  },
}));
