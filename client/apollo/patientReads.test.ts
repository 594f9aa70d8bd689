import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { patientReads } from "./patientReads";

const READ = gql`
  query Read {
    kept
  }
`;
const WRITE = gql`
  mutation Write {
    kept
  }
`;

const refusal = (code: string) => ({
  errors: [{ message: "Not now.", extensions: { code, status: 503 } }],
});
const busy = refusal("SERVICE_UNAVAILABLE");
const kept = { data: { kept: true } };

/** A client whose server gives these answers in turn, the last of them for ever. */
function withServer(...answers: ApolloLink.Result[]) {
  let asked = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        observer.next(answers[Math.min(asked++, answers.length - 1)] ?? {});
        observer.complete();
      }),
  );
  const link = ApolloLink.from([patientReads(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, asked: () => asked };
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** What comes of it when as much time goes by as it takes. */
async function inTime<T>(outcome: Promise<T>): Promise<T> {
  outcome.catch(() => {});
  await jest.advanceTimersByTimeAsync(60_000);
  return outcome;
}

test("What a busy server cannot tell is asked for again", async () => {
  const { client, asked } = withServer(busy, busy, kept);
  expect((await inTime(client.query({ query: READ }))).data).toEqual({ kept: true });
  expect(asked()).toBe(3);
});

test("A server that stays busy is believed in the end", async () => {
  const { client, asked } = withServer(busy);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(4);
});

test("Every other refusal is told at once", async () => {
  const { client, asked } = withServer(refusal("NOT_FOUND"), kept);
  await expect(inTime(client.query({ query: READ }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(1);
});

test("What may have been written is not written again", async () => {
  const { client, asked } = withServer(busy, kept);
  await expect(inTime(client.mutate({ mutation: WRITE }))).rejects.toThrow("Not now.");
  expect(asked()).toBe(1);
});
