import { setTimeout as sleep } from "node:timers/promises";
import { measure } from "./target.mjs";
import { hostileImports } from "./importInputs.mjs";

const POLL_MS = 100;

/** The deadline for reading, with the time until it begins and until the result is stored. */
const LONGEST_MS = 12_000;
const LONGEST_SILENCE_MS = 500;

/** The time after which a server is considered stuck. */
const GIVE_UP_MS = 60_000;

const INNOCENT = "Pancakes\n\nIngredients\n200 g flour\n2 eggs\n\nMethod\nMix.\nFry.";

/**
 * Starts an import.
 * @returns its key; null if refused
 */
async function start(target, role, { form, content, fileName }) {
  const request = { method: "POST", path: "/api/imports", body: { text: content } };
  const { status, text } =
    form === "file"
      ? await target.sendFile(role, `/api/imports/file?fileName=${fileName}`, content, GIVE_UP_MS)
      : await target.send(role, request, GIVE_UP_MS);
  return status === 201 ? { importId: JSON.parse(text).importId } : { refused: status };
}

/**
 * Waits until an import is read.
 * @returns its state; "UNFINISHED" after a timeout
 */
async function finish(target, role, importId, end) {
  while (performance.now() < end) {
    const path = `/api/imports/${importId}`;
    const response = await target.send(role, { path }, GIVE_UP_MS).catch(() => null);
    const one = response?.ok ? JSON.parse(response.text) : null;
    if (one && !one.isInProgress) return one;
    await sleep(POLL_MS);
  }
  return { state: "UNFINISHED" };
}

async function read(target, role, input) {
  const end = performance.now() + GIVE_UP_MS;
  const { importId, refused } = await start(target, role, input);
  if (refused) return `refused (${refused})`;
  const { state, error, recipes = [] } = await finish(target, role, importId, end);
  if (state === "UNFINISHED") return state;
  await target.send(role, { method: "DELETE", path: `/api/imports/${importId}` });
  return error ? `${state}: ${error}` : `${state}, ${recipes.length} recipes`;
}

const oneImport = (input) => ({
  name: `import: ${input.name}`,
  async run(target) {
    const measurement = await measure(target, () =>
      read(target, "member", input).catch(() => "no answer"),
    );
    const isStuck = ["UNFINISHED", "no answer"].includes(measurement.result);
    if (isStuck) await target.replace();
    return {
      ...measurement,
      bound: `${LONGEST_MS} ms, silence ${LONGEST_SILENCE_MS} ms`,
      isKept: !isStuck && measurement.ms <= LONGEST_MS && measurement.silence <= LONGEST_SILENCE_MS,
    };
  },
});

/** One member occupies the reader with five imports; a contributor imports a short text. */
const innocentImport = {
  name: "import: five hostile ones before another user's",
  async run(target) {
    const input = hostileImports.find(({ name }) => name.startsWith("nested microdata"));
    const hostile = [];
    for (let i = 0; i < 5; i++)
      hostile.push(await start(target, "member", input).catch(() => ({})));
    const measurement = await measure(target, () =>
      read(target, "contributor", { form: "text", content: INNOCENT }).catch(() => "no answer"),
    );
    const end = performance.now() + GIVE_UP_MS;
    for (const { importId } of hostile) {
      const { state } = importId
        ? await finish(target, "member", importId, end)
        : { state: "UNFINISHED" };
      if (state === "UNFINISHED") {
        await target.replace();
        break;
      }
      await target.send("member", { method: "DELETE", path: `/api/imports/${importId}` });
    }
    return {
      ...measurement,
      bound: `${LONGEST_MS} ms, silence ${LONGEST_SILENCE_MS} ms`,
      isKept:
        measurement.result.startsWith("ready") &&
        measurement.ms <= LONGEST_MS &&
        measurement.silence <= LONGEST_SILENCE_MS,
    };
  },
};

export const imports = [...hostileImports.map(oneImport), innocentImport];
