import {
  ApolloClient,
  ApolloLink,
  gql,
  InMemoryCache,
  Observable,
  ServerError,
} from "@apollo/client";
import { retryQueriesLink } from "./retryQueriesLink";

const READ = gql`
  query Read {
    saved
  }
`;
const WRITE = gql`
  mutation Write {
    saved
  }
`;

const refusal = (code: string) => ({
  errors: [{ message: "Not now.", extensions: { code, status: 503 } }],
});
const busy = refusal("SERVICE_UNAVAILABLE");
const success = { data: { saved: true } };

/** The error of `fetch` if there was no response. */
const networkError = new TypeError("Failed to fetch");

const byProxy = (status: number) =>
  new ServerError("Not now.", { response: new Response("Not now.", { status }), bodyText: "" });

/** Makes a client whose server gives these responses in order; the last one repeats. */
function withServer(...answers: (ApolloLink.Result | Error)[]) {
  let requestCount = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[Math.min(requestCount++, answers.length - 1)] ?? {};
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  const link = ApolloLink.from([retryQueriesLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, asked: () => requestCount };
}

/** Defines `onLine`, which Node's `navigator` lacks. */
const inBrowser = (onLine: boolean) =>
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  inBrowser(true);
});
afterEach(() => void jest.useRealTimers());

/** Advances the timers until the promise settles. */
async function inTime<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test("A query that an overloaded server refuses is sent again", async () => {
  const { client, asked: requestCount } = withServer(busy, busy, success);
  expect((await inTime(client.query({ query: READ }))).data).toEqual({ saved: true });
  expect(requestCount()).toBe(3);
});

test("A server that stays overloaded is reported after three retries", async () => {
  const { client, asked: requestCount } = withServer(busy);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(requestCount()).toBe(4);
});

test.each([
  ["when it was lost on the way", networkError],
  ["when no server is behind the proxy", byProxy(502)],
])("A query without a response is sent again %s", async (_, error) => {
  const { client, asked: requestCount } = withServer(error, success);
  expect((await inTime(client.query({ query: READ }))).data).toEqual({ saved: true });
  expect(requestCount()).toBe(2);
});

test("A missing network is reported without a retry", async () => {
  inBrowser(false);
  const { client, asked: requestCount } = withServer(networkError, success);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Failed to fetch");
  expect(requestCount()).toBe(1);
});

test("A failing server is reported without a retry", async () => {
  const { client, asked: requestCount } = withServer(byProxy(500), success);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(requestCount()).toBe(1);
});

test("Every other error is reported without a retry", async () => {
  const { client, asked: requestCount } = withServer(refusal("NOT_FOUND"), success);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(requestCount()).toBe(1);
});

test.each([busy, networkError])(
  "A mutation without a response is not sent again",
  async (error) => {
    const { client, asked: requestCount } = withServer(error, success);
    await expect(inTime(client.mutate({ mutation: WRITE }))).rejects.toThrow();
    expect(requestCount()).toBe(1);
  },
);
