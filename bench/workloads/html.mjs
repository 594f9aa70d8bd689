import { graphql } from "../harness/documents.mjs";
import { asBytes, runRound } from "../harness/rounds.mjs";
import { median } from "../harness/statistics.mjs";
import { edit } from "./compared.mjs";

const PATHS = ["/", "/recipes", "/recipes/1"];
const BROWSER = { Accept: "text/html", "Accept-Language": "en" };

/** Headers with a token, because such a request never receives a stored page. */
const NOT_STORED = { ...BROWSER, Authorization: "Bearer none" };

/** Measures a page of cards on the reference, whose times reveal other load on the machine. */
async function makeReferenceMeasurements(bench) {
  const server = await bench.server("A");
  if (!server) return [];
  const request = graphql(server, "RecipesPage", {
    first: 24,
    after: null,
    sort: "NAME_ASC",
    full: true,
  });
  return [{ page: "A's page of cards", server, connections: 4, bytesOf: asBytes(() => request) }];
}

/** Each page from the cache, rendered for each request, and right after an edit. */
async function makePageMeasurements(bench) {
  const server = await bench.server("Potluck");
  const change = await edit(server, bench);
  return PATHS.flatMap((path) => {
    const page = { path, headers: BROWSER };
    const kinds = {
      "drawn before": { connections: 4, request: () => page },
      "drawn each time": { connections: 4, request: () => ({ path, headers: NOT_STORED }) },
      "rendered again": { connections: 1, request: (i) => (i % 2 === 0 ? change(i) : page) },
    };
    return Object.entries(kinds).map(([kind, { connections, request }]) => ({
      page: `${path}, ${kind}`,
      server,
      connections,
      bytesOf: asBytes(request),
    }));
  });
}

/** Visitors' pages, all of them in each round. */
async function run(_workload, bench, { rounds, seconds, log }) {
  const measurements = [
    ...(await makeReferenceMeasurements(bench)),
    ...(await makePageMeasurements(bench)),
  ];
  const timesByPage = new Map(measurements.map((measurement) => [measurement, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const measurement of measurements) {
      log(`html: ${measurement.page}, round ${round} of ${rounds}`);
      timesByPage.get(measurement).push(await runRound(measurement, measurement, seconds, bench));
    }
  }
  return [...timesByPage].map(([{ page }, all]) => {
    const middle = (key) => median(all.map((each) => each[key]));
    return {
      page,
      "req/s": 1000 / middle("msEach"),
      "p50 ms": middle("p50"),
      "p99 ms": middle("p99"),
      // The time includes the preceding edit if pages are rendered again.
      "CPU ms": middle("cpu"),
      "failed %": 100 * Math.max(...all.map(({ failed }) => failed)),
    };
  });
}

export const html = {
  name: "html",
  title: "Pages as HTML for visitors",
  recipes: 1_000,
  run,
};
