import "reflect-metadata";
import { setTimeout } from "node:timers/promises";
import { clientDocuments } from "../../server/testing/calls/exampleCalls";
import { TestServer } from "../../server/testing/testServer";

/**
 * Measures an import of many recipes on the embedded database: the time until they are read and created, and the
 * bytes of the responses that show its progress. The argument is the number of recipes, 3,000 by default.
 */
const count = Number(process.argv[2] ?? 3_000);

const INTERVAL_MS = 1_000;

const SOURCES = ["onions", "carrots", "potatoes", "cloves garlic", "leeks", "tomatoes", "eggs"];

const recipes = Array.from({ length: count }, (_, index) => ({
  "@type": "Recipe",
  name: `Stew ${index}`,
  recipeYield: "4 servings",
  recipeIngredient: [
    "500 g beef, cut into cubes",
    "2 tbsp olive oil",
    "1 tsp salt",
    "1 l water",
    ...SOURCES.map((name, place) => `${1 + ((index + place) % 5)} ${name}, finely chopped`),
  ],
  recipeInstructions: Array.from(
    { length: 6 },
    (_step, step) =>
      `Step ${step} of stew ${index}: cook the vegetables in the oil for ${step + 2} minutes.`,
  ),
}));

interface Progress {
  importId: number;
  isInProgress: boolean;
  state: string;
}

async function measure(): Promise<void> {
  const server = await TestServer.start({ RATE_LIMIT: "off" });
  try {
    const token = await server.login("contributor");
    const headers = { Authorization: `Bearer ${token}` };
    const start = await fetch(`${server.url}/api/imports/file?fileName=stews.json`, {
      method: "POST",
      headers,
      body: JSON.stringify(recipes),
    });
    const { importId } = (await start.json()) as Progress;
    const settle = async (phase: string) => {
      const begin = performance.now();
      let bytes = 0;
      for (;;) {
        const response = await fetch(`${server.url}/graphql`, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({
            query: clientDocuments["ImportProgress"],
            variables: { importId },
          }),
        });
        const text = await response.text();
        bytes = Math.max(bytes, text.length);
        const { data } = JSON.parse(text) as { data: { import: Progress } };
        if (!data.import.isInProgress) break;
        await setTimeout(INTERVAL_MS);
      }
      const seconds = (performance.now() - begin) / 1_000;
      console.log(`${phase}: ${seconds.toFixed(0)} s, at most ${bytes} bytes per poll`);
    };
    await settle(`${count} recipes read`);
    await fetch(`${server.url}/api/imports/${importId}/take`, { method: "POST", headers });
    await settle(`${count} recipes created`);
    const sizes = [];
    for (const path of ["", "/progress"]) {
      const response = await fetch(`${server.url}/api/imports/${importId}${path}`, { headers });
      sizes.push(`${(await response.text()).length} bytes of GET /imports/{importId}${path}`);
    }
    console.log(sizes.join("\n"));
  } finally {
    await server.close();
  }
}

void measure();
