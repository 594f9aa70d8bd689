/**
 * Whether a burst of logins holds up other people: how long a list takes while 200 people log in at
 * once, and without them, in turns. Start the application with RATE_LIMIT=off first, then:
 *
 *   node bench/logins.mjs http://127.0.0.1:4000
 */
const base = process.argv[2] ?? "http://127.0.0.1:4000";
const LOGINS = 200;
const ROUNDS = 3;
const QUIET_MS = 5_000;

async function ask(query) {
  const start = performance.now();
  const answer = await fetch(`${base}/graphql`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ query }),
  });
  await answer.text();
  return performance.now() - start;
}

const LIST = "{ recipes(first: 24) { edges { node { name ingredients { name } } } } }";
const LOGIN = `mutation { login(input: { email: "member@potluck.example", password: "potluck-demo" }) { token } }`;

/** How long the list takes, over and over, until something has ended. */
async function probeUntil(end) {
  const state = { ended: false };
  void end.then(() => (state.ended = true));
  const times = [];
  while (!state.ended) times.push(await ask(LIST));
  return times.sort((a, b) => a - b);
}

const p99 = (times) => times[Math.floor(times.length * 0.99)] ?? 0;
const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

const quiet = [];
const busy = [];
await ask(LIST);
for (let round = 1; round <= ROUNDS; round++) {
  const alone = await probeUntil(new Promise((resolve) => setTimeout(resolve, QUIET_MS)));
  const logins = Promise.all(Array.from({ length: LOGINS }, () => ask(LOGIN)));
  const beside = await probeUntil(logins);
  quiet.push(p99(alone));
  busy.push(p99(beside));
  const words = [`alone ${p99(alone).toFixed(0)} ms`, `beside logins ${p99(beside).toFixed(0)} ms`];
  console.log(`round ${round}, p99 of the list: ${words.join(", ")} (${beside.length} asked)`);
}
console.log(
  `median p99: alone ${median(quiet).toFixed(0)} ms, beside ${LOGINS} logins ${median(busy).toFixed(0)} ms, ` +
    `ratio ${(median(busy) / median(quiet)).toFixed(1)}`,
);
