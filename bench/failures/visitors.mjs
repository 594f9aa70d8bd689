import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { login, send } from "../faults/harness.mjs";

const TIMEOUT_MS = 30_000;
const PAUSE_MS = 200;
const VISITED = ["/", "/recipes", "/recipes/1", "/api/recipes?first=24", "/api/recipes/2"];

const recipe = (recipeName) => ({
  recipeName,
  categoryId: 1,
  difficultyLevelId: 1,
  recipeInstructions: "Cook.",
  ingredients: [{ ingredientId: 1, quantity: "1", unit: "g" }],
});

const picture = (i) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background: { r: i % 256, g: 9, b: 9 } } })
    .png()
    .toBuffer();

/** Uploads a photo; `send` is for JSON. */
async function upload(server, headers, bytes) {
  const response = await fetch(`${server.url}/api/photos`, {
    method: "POST",
    headers: { ...headers, "Content-Type": "image/png", Connection: "close" },
    body: bytes,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  return { status: response.status, text: await response.text() };
}

/**
 * Simulates visitors, who repeat: read, log in, write, read the result, upload a photo and view one.
 * @returns responses by action, with status (0 without one) and duration
 */
export async function startVisitors(server) {
  const token = await login(server);
  const answers = [];
  const state = { isStopped: false };
  const first = await upload(server, token, await picture(0));
  if (first.status >= 300) throw new Error(`The upload failed: ${first.status} ${first.text}`);
  const photoPath = new URL(JSON.parse(first.text).url, server.url).pathname;

  /** @param check validates a response; an invalid one counts as `stale` */
  async function act(name, request, check = () => true) {
    const begin = performance.now();
    const answer = await request().catch(() => ({ status: 0, text: "" }));
    const isGood = answer.status >= 200 && answer.status < 300;
    const status = isGood && !check(answer) ? "stale" : answer.status;
    answers.push({ name, status, begin, end: performance.now() });
    return isGood ? answer : null;
  }
  const ask = (request) => () => send(server, request, TIMEOUT_MS);
  const acts = {
    reads: (i) => act("reads", ask({ path: VISITED[i % VISITED.length] })),
    async writes(i) {
      const created = await act(
        "writes",
        ask({
          method: "POST",
          path: "/api/recipes",
          headers: token,
          body: recipe(`Fresh ${i}`),
        }),
      );
      if (!created) return;
      const path = `/api/recipes/${JSON.parse(created.text).recipeId}`;
      const changedRecipe = recipe(`Changed ${i}`);
      const update = { method: "PUT", path, headers: token, body: changedRecipe };
      if (!(await act("writes", ask(update)))) return;
      await act(
        "fresh",
        ask({ path, headers: token }),
        ({ text }) => JSON.parse(text).recipeName === changedRecipe.recipeName,
      );
    },
    logins: () =>
      act("logins", () => login(server, "member").then(() => ({ status: 200 }), refusal)),
    uploads: async (i) => {
      const bytes = await picture(i);
      await act("uploads", () => upload(server, token, bytes));
    },
    photos: () => act("photos", ask({ path: photoPath })),
  };
  const all = Object.values(acts).map(async (again) => {
    for (let i = 1; !state.isStopped; i++) {
      await again(i);
      await sleep(PAUSE_MS);
    }
  });
  return {
    answers,
    async stop() {
      state.isStopped = true;
      await Promise.all(all);
    },
  };
}

/** The status in the message of a failed login. */
const refusal = (error) => ({ status: Number(/failed with (\d+)/.exec(error.message)?.[1] ?? 0) });
