import { median } from "../harness/statistics.mjs";
import { openPostgres, send, startPotluck } from "./harness.mjs";

const PAIRS = 200;
const LARGEST_DIFFERENCE = 0.05;

const KNOWN = "member@potluck.example";

/** What somebody sends who wants to know whether an address has an account. */
const requests = {
  login: (userEmail) => ({
    path: "/api/auth/login",
    body: { userEmail, password: "not-the-password" },
  }),
  "reset request": (email) => ({ path: "/api/password-reset/request", body: { email } }),
};

/** Whether responses for an address with an account and for one without take the same time, sent in turn. */
async function compare(server, name, request) {
  const ask = async (email) => {
    const { status, text, ms } = await send(server, { method: "POST", ...request(email) });
    return { answer: `${status} ${text}`, ms };
  };
  const known = [];
  const unknown = [];
  const answers = new Set();
  for (let i = 0; i < PAIRS; i++) {
    const pair = [
      [known, KNOWN],
      [unknown, `nobody-${i}@potluck.example`],
    ];
    // Each goes first in half of the pairs.
    for (const [times, email] of i % 2 ? pair.reverse() : pair) {
      const { answer, ms } = await ask(email);
      answers.add(answer);
      times.push(ms);
    }
  }
  const [here, there] = [median(known), median(unknown)];
  const difference = Math.abs(here / there - 1);
  return [
    {
      promise: `${name}: medians of ${PAIRS} pairs differ by at most ${LARGEST_DIFFERENCE * 100} %`,
      measured: `${(difference * 100).toFixed(1)} % (${here.toFixed(2)} and ${there.toFixed(2)} ms)`,
      isKept: difference <= LARGEST_DIFFERENCE,
    },
    {
      promise: `${name}: one response for all addresses`,
      measured: `${answers.size}`,
      isKept: answers.size === 1,
    },
  ];
}

/** The time of a response does not say whether an address has an account. */
export const enumeration = {
  name: "enumeration",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } });
    try {
      const results = [];
      for (const [name, request] of Object.entries(requests)) {
        for (let i = 0; i < 20; i++) {
          await send(server, { method: "POST", ...request(`warm-up-${i}@potluck.example`) });
        }
        results.push(...(await compare(server, name, request)));
      }
      return results;
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
