import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { DEMO_PASSWORD } from "../../server/database/demo/demoPassword";
import { clientOperations } from "../../server/testing/clientOperations";
import { FROM_SOURCES } from "../../server/testing/fromSources";
import { print } from "graphql";

/**
 * Measures an import of many recipes on the embedded database: the time until they are read and created, and the
 * bytes of the responses that show its progress. A third of the recipes have an ingredient that the site lacks. The
 * argument is the number of recipes, 3,000 by default.
 */
const count = Number(process.argv[2] ?? 3_000);

const INTERVAL_MS = 1_000;

const SOURCES = ["onions", "carrots", "potatoes", "cloves garlic", "leeks", "tomatoes", "eggs"];

/** Makes up the name of an ingredient for each number. */
const unknownIngredient = (number: number): string =>
  `${[...String(number)].map((digit) => "bcdfghklmn"[Number(digit)]).join("a")}awort`;

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
    ...(index % 3 === 0 ? [`1 handful ${unknownIngredient(index)}`] : []),
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
  takenCount: number;
}

const POLL = print(clientOperations().find(([name]) => name === "ImportProgress")![1]);

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

async function waitUntilReady(url: string): Promise<void> {
  while (!(await fetch(`${url}/readyz`).catch(() => null))?.ok) await setTimeout(200);
}

async function login(url: string): Promise<string> {
  const response = await fetch(`${url}/api/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ userEmail: "contributor@potluck.example", password: DEMO_PASSWORD }),
  });
  return ((await response.json()) as { token: string }).token;
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-imports-"));
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [...FROM_SOURCES, "server/main.ts"], {
    env: { PATH, HOME, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: "ignore",
  });
  try {
    await waitUntilReady(url);
    const headers = { Authorization: `Bearer ${await login(url)}` };
    const call = async (method: string, path: string, body?: string) => {
      const response = await fetch(`${url}/api/imports/${path}`, {
        method,
        headers: { ...headers, "Content-Type": "application/json" },
        body,
      });
      const text = await response.text();
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      return text;
    };
    const start = await call("POST", "file?fileName=stews.json", JSON.stringify(recipes));
    const { importId } = JSON.parse(start) as Progress;
    const settle = async (phase: string) => {
      const begin = performance.now();
      let bytes = 0;
      for (;;) {
        const response = await fetch(`${url}/graphql`, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body: JSON.stringify({
            query: POLL,
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
    await call("PUT", `${importId}/category`, JSON.stringify({ categoryId: 1 }));
    await call("POST", `${importId}/take`);
    await settle(`${count} recipes created`);
    for (const path of ["", "/progress"]) {
      const text = await call("GET", `${importId}${path}`);
      console.log(`${text.length} bytes of GET /imports/{importId}${path}`);
    }
    const { takenCount } = JSON.parse(await call("GET", `${importId}/progress`)) as Progress;
    console.log(`${takenCount} recipes were created`);
  } finally {
    child.kill();
    await once(child, "exit");
    rmSync(folder, { recursive: true });
  }
}

void measure();
