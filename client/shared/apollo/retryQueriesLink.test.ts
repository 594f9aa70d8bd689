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
const saved = { data: { saved: true } };

/** What the browser says when no answer came. */
const lost = new TypeError("Failed to fetch");

const byProxy = (status: number) =>
  new ServerError("Not now.", { response: new Response("Not now.", { status }), bodyText: "" });

/** A client whose server gives these answers in turn, or none at all, the last of them for ever. */
function withServer(...answers: (ApolloLink.Result | Error)[]) {
  let asked = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        const answer = answers[Math.min(asked++, answers.length - 1)] ?? {};
        if (answer instanceof Error) return observer.error(answer);
        observer.next(answer);
        observer.complete();
      }),
  );
  const link = ApolloLink.from([retryQueriesLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, asked: () => asked };
}

/** Node's own tells nothing of a network, where there is one at all. */
const inBrowser = (onLine: boolean) =>
  Object.defineProperty(globalThis, "navigator", { value: { onLine }, configurable: true });

beforeEach(() => {
  jest.useFakeTimers();
  inBrowser(true);
});
afterEach(() => void jest.useRealTimers());

/** What comes of it when as much time goes by as it takes. */
async function inTime<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test("What a busy server cannot tell is asked for again", async () => {
  const { client, asked } = withServer(busy, busy, saved);
  expect((await inTime(client.query({ query: READ }))).data).toEqual({ saved: true });
  expect(asked()).toBe(3);
});

test("A server that stays busy is believed in the end", async () => {
  const { client, asked } = withServer(busy);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(4);
});

test.each([
  ["when it was lost on the way", lost],
  ["when nobody stands behind the proxy", byProxy(502)],
])("An answer that does not come is asked for again %s", async (_, error) => {
  const { client, asked } = withServer(error, saved);
  expect((await inTime(client.query({ query: READ }))).data).toEqual({ saved: true });
  expect(asked()).toBe(2);
});

test("A missing network is reported at once", async () => {
  inBrowser(false);
  const { client, asked } = withServer(lost, saved);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Failed to fetch");
  expect(asked()).toBe(1);
});

test("A server that breaks is believed", async () => {
  const { client, asked } = withServer(byProxy(500), saved);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(1);
});

test("Every other error is reported at once", async () => {
  const { client, asked } = withServer(refusal("NOT_FOUND"), saved);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(1);
});

test.each([busy, lost])("What may have been written is not written again", async (error) => {
  const { client, asked } = withServer(error, saved);
  await expect(inTime(client.mutate({ mutation: WRITE }))).rejects.toThrow();
  expect(asked()).toBe(1);
});
