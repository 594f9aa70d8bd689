import { asBytes, takeTurn } from "../harness/rounds.mjs";
import { median } from "../harness/statistics.mjs";
import { edit } from "./compared.mjs";

const PATHS = ["/", "/recipes", "/recipes/1"];
const BROWSER = { Accept: "text/html", "Accept-Language": "en" };

/** A request with a token is never answered with a stored page. */
const NOT_STORED = { ...BROWSER, Authorization: "Bearer none" };

/** Pages for visitors: from memory, rendered for each request, and right after something was edited. */
async function run(_workload, bench, { rounds, seconds, log }) {
  const server = await bench.server("Potluck");
  const change = await edit(server, bench);
  const rows = [];
  for (const path of PATHS) {
    const page = { path, headers: BROWSER };
    const kinds = {
      "drawn before": { connections: 4, bytesOf: asBytes(() => page) },
      "drawn each time": {
        connections: 4,
        bytesOf: asBytes(() => ({ path, headers: NOT_STORED })),
      },
      "drawn anew": { connections: 1, bytesOf: asBytes((i) => (i % 2 === 0 ? change : page)) },
    };
    for (const [kind, { connections, bytesOf }] of Object.entries(kinds)) {
      log(`html: ${path}, ${kind}`);
      const turns = [];
      for (let round = 0; round < rounds; round++) {
        turns.push(await takeTurn({ server, bytesOf }, { connections }, seconds, bench));
      }
      const middle = (key) => median(turns.map((turn) => turn[key]));
      rows.push({
        page: `${path}, ${kind}`,
        "req/s": 1000 / middle("msEach"),
        "p50 ms": middle("p50"),
        "p99 ms": middle("p99"),
        // Where pages are drawn anew, the edit before each is in it.
        "CPU ms": middle("cpu"),
        "failed %": 100 * Math.max(...turns.map(({ failed }) => failed)),
      });
    }
  }
  return rows;
}

export const html = {
  name: "html",
  title: "Pages as HTML for visitors",
  recipes: 1_000,
  run,
};
