import { median } from "../harness/statistics.mjs";
import { openPostgres, send, startPotluck } from "./harness.mjs";

const PAIRS = 200;
const LARGEST_DIFFERENCE = 0.05;

const KNOWN = "member@potluck.example";

/** Requests of an attacker who probes for accounts by email. */
const acts = [
  {
    name: "login",
    rounds: 1,
    request: (userEmail) => ({
      path: "/api/auth/login",
      body: { userEmail, password: "not-the-password" },
    }),
  },
  {
    name: "reset request",
    // The number of rounds: requests are so short that other load would distort the median of a
    // single round.
    rounds: 5,
    request: (email) => ({ path: "/api/password-reset/request", body: { email } }),
  },
];

/** Response times for an address with an account and for one without, measured alternately. */
async function measure(ask) {
  const knownTimes = [];
  const unknown = [];
  for (let i = 0; i < PAIRS; i++) {
    const pair = [
      [knownTimes, KNOWN],
      [unknown, `nobody-${i}@potluck.example`],
    ];
    // Each address is requested first in half of the pairs.
    for (const [times, email] of i % 2 ? pair.reverse() : pair) times.push(await ask(email));
  }
  return median(knownTimes) / median(unknown) - 1;
}

const percent = (share) => `${(share * 100).toFixed(1)} %`;

async function compare(server, { name, request, rounds }) {
  const answers = new Set();
  const ask = async (email) => {
    const { status, text, ms } = await send(server, { method: "POST", ...request(email) });
    answers.add(`${status} ${text}`);
    return ms;
  };
  for (let i = 0; i < 20; i++) await ask(`warm-up-${i}@potluck.example`);
  const differences = [];
  for (let round = 1; round <= rounds; round++) differences.push(await measure(ask));
  const difference = median(differences);
  return [
    {
      promise: `${name}: medians of ${PAIRS} pairs differ by at most ${percent(LARGEST_DIFFERENCE)}`,
      measured: `${percent(difference)} (rounds: ${differences.map(percent).join(", ")})`,
      isKept: Math.abs(difference) <= LARGEST_DIFFERENCE,
    },
    {
      promise: `${name}: one response for all addresses`,
      measured: `${answers.size}`,
      isKept: answers.size === 1,
    },
  ];
}

/**
 * Promises that response times are equal for an address with an account and for an address without
 * one.
 */
export const enumeration = {
  name: "enumeration",
  async run() {
    const postgres = await openPostgres();
    const server = await startPotluck({ databaseUrl: postgres.url, env: { RATE_LIMIT: "off" } });
    try {
      const results = [];
      for (const act of acts) results.push(...(await compare(server, act)));
      return results;
    } finally {
      await server.stop();
      await postgres.stop();
    }
  },
};
