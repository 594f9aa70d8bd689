import {
  ApolloClient,
  ApolloLink,
  CombinedGraphQLErrors,
  gql,
  InMemoryCache,
  Observable,
  ServerError,
} from "@apollo/client";
import { connection } from "../offline/connection";
import { outboxState } from "../offline/outboxState";
import { recoverOffline } from "../offline/recoverOffline";
import { storedCopy } from "../offline/storedCopy";
import { sendPending } from "../offline/syncOutbox";
import { offlineLink } from "./offlineLink";

jest.mock("../offline/recoverOffline", () => ({ recoverOffline: jest.fn() }));
jest.mock("../offline/syncOutbox", () => ({ sendPending: jest.fn(async () => {}) }));
const recover = jest.mocked(recoverOffline);

const READ = gql`
  query Read {
    read
  }
`;
const WRITE = gql`
  mutation Write {
    write
  }
`;
const offlineWrite = { key: "k", recipe: { recipeId: 1, name: "Stew" }, data: { write: true } };

/** Makes a client whose server gives this response; null for no response. */
function withServer(answer: object | Error | null) {
  let requestCount = 0;
  const server = new ApolloLink(
    () =>
      new Observable((observer) => {
        requestCount++;
        if (answer instanceof Error) return observer.error(answer);
        if (!answer) return;
        observer.next({ data: answer });
        observer.complete();
      }),
  );
  const link = ApolloLink.from([offlineLink(), server]);
  const client = new ApolloClient({ link, cache: new InMemoryCache() });
  return { client, asked: () => requestCount };
}

const isReached = (reached: boolean) =>
  jest.spyOn(connection, "check").mockImplementation(async () => reached);
const noResponse = new TypeError("Failed to fetch");

beforeEach(() => {
  jest.spyOn(connection, "isWatched").mockReturnValue(true);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  recover.mockReset();
  outboxState.set([]);
  storedCopy.set(null);
});

describe("Without a connection", () => {
  it("a query is answered from stored data, or fails if there is none", async () => {
    isReached(false);
    recover.mockResolvedValue({ data: { read: "stored" } });
    const { client } = withServer(noResponse);
    expect((await client.query({ query: READ })).data).toEqual({ read: "stored" });
    recover.mockResolvedValue(null);
    const again = client.query({ query: READ, fetchPolicy: "network-only" });
    await expect(again).rejects.toThrow("Failed to fetch");
  });

  it("a write that can be sent later succeeds, and any other fails", async () => {
    isReached(false);
    recover.mockResolvedValue({ data: { write: true } });
    const { client } = withServer(noResponse);
    const { data } = await client.mutate({ mutation: WRITE, context: { offlineWrite } });
    expect(data).toEqual({ write: true });
    expect(recover.mock.calls[0]![1]).toBe(offlineWrite);
    recover.mockClear();
    await expect(client.mutate({ mutation: WRITE })).rejects.toThrow("Failed to fetch");
    expect(recover).not.toHaveBeenCalled();
  });

  it("a query does not wait for the network once the browser is known to be offline", async () => {
    isReached(false);
    jest.spyOn(connection, "isOffline").mockReturnValue(true);
    recover.mockResolvedValue({ data: { read: "stored" } });
    const { asked: requestCount, client } = withServer(null);
    expect((await client.query({ query: READ })).data).toEqual({ read: "stored" });
    expect(requestCount()).toBe(0);
  });

  it("a query without a response is answered from stored data after some seconds", async () => {
    jest.useFakeTimers();
    isReached(false);
    recover.mockResolvedValue({ data: { read: "stored" } });
    const { client } = withServer(null);
    const answer = client.query({ query: READ });
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await answer).data).toEqual({ read: "stored" });
  });
});

it("No operation is stored if offline use is switched off", async () => {
  isReached(false);
  jest.spyOn(connection, "isWatched").mockReturnValue(false);
  const write = withServer(noResponse).client.mutate({
    mutation: WRITE,
    context: { offlineWrite },
  });
  await expect(write).rejects.toThrow("Failed to fetch");
  expect(recover).not.toHaveBeenCalled();
});

describe("With a connection", () => {
  it("operations are sent, even if the browser still reports that it is offline", async () => {
    isReached(true);
    jest.spyOn(connection, "isOffline").mockReturnValue(true);
    const { client } = withServer({ read: 1, write: 2 });
    expect((await client.query({ query: READ })).data).toEqual({ read: 1 });
    const result = await client.mutate({ mutation: WRITE, context: { offlineWrite } });
    expect(result.data).toEqual({ write: 2 });
    expect(recover).not.toHaveBeenCalled();
  });

  it("a write replaces only a pending write with the same key", async () => {
    isReached(true);
    const earlier = {
      ...offlineWrite,
      viewerId: 1,
      operationName: "Write",
      query: "",
      variables: {},
    };
    outboxState.set([{ ...earlier, writtenAt: 0 }]);
    recover.mockResolvedValue({ data: { write: true } });
    const { asked: requestCount, client } = withServer({ write: 2 });
    const same = await client.mutate({ mutation: WRITE, context: { offlineWrite } });
    expect(same.data).toEqual({ write: true });
    expect(requestCount()).toBe(0);
    expect(sendPending).toHaveBeenCalledTimes(1);
    const context = { offlineWrite: { ...offlineWrite, key: "other" } };
    const other = await client.mutate({ mutation: WRITE, context });
    expect(other.data).toEqual({ write: 2 });
  });

  it("operations are sent to the server, and failed ones are not stored for later", async () => {
    isReached(true);
    expect((await withServer({ read: 1 }).client.query({ query: READ })).data).toEqual({ read: 1 });
    const { client } = withServer(noResponse);
    const write = client.mutate({ mutation: WRITE, context: { offlineWrite } });
    await expect(write).rejects.toThrow("Failed to fetch");
    await expect(withServer(new Error("HTTP 500")).client.query({ query: READ })).rejects.toThrow(
      "HTTP 500",
    );
    expect(recover).not.toHaveBeenCalled();
  });
});

describe("While the server fails", () => {
  const READ_RECIPE = gql`
    query ReadRecipe($recipeId: Int!) {
      read(recipeId: $recipeId)
    }
  `;
  const read = (client: ApolloClient) =>
    client.query({
      query: READ_RECIPE,
      variables: { recipeId: 7 },
      fetchPolicy: "network-only",
    });
  const status = (code: number) =>
    new ServerError(`Response not successful: ${code}`, {
      response: new Response("<html>", { status: code }),
      bodyText: "<html>",
    });
  const busy = new CombinedGraphQLErrors({
    errors: [{ message: "Busy.", extensions: { code: "SERVICE_UNAVAILABLE", status: 503 } }],
  });

  it.each([
    ["a proxy responds 502", status(502)],
    ["a proxy responds 503", status(503)],
    ["a proxy responds 504", status(504)],
    ["a proxy responds 520", status(520)],
    ["it is busy", busy],
  ])("a stored recipe is shown and marked as a copy after %s", async (_case, error) => {
    isReached(true);
    recover.mockResolvedValue({ data: { read: "stored" } });
    expect((await read(withServer(error).client)).data).toEqual({ read: "stored" });
    expect(storedCopy.get()).toBe(7);

    await read(withServer({ read: "sent" }).client);
    expect(storedCopy.get()).toBeNull();
  });

  it("a recipe that is not stored fails with the error of the server", async () => {
    isReached(true);
    recover.mockResolvedValue(null);
    await expect(read(withServer(status(503)).client)).rejects.toThrow("503");
    expect(storedCopy.get()).toBeNull();
  });

  it.each([401, 403, 404])("a response with %i is reported", async (code) => {
    isReached(true);
    recover.mockResolvedValue({ data: { read: "stored" } });
    await expect(read(withServer(status(code)).client)).rejects.toThrow(`${code}`);
    expect(recover).not.toHaveBeenCalled();
    expect(storedCopy.get()).toBeNull();
  });

  it("a stored recipe is shown after four seconds without a response, and a recipe that is not stored is awaited", async () => {
    jest.useFakeTimers();
    isReached(true);
    recover.mockResolvedValue({ data: { read: "stored" } });
    const answer = read(withServer(null).client);
    await jest.advanceTimersByTimeAsync(5_000);
    expect((await answer).data).toEqual({ read: "stored" });
    expect(storedCopy.get()).toBe(7);

    storedCopy.set(null);
    recover.mockResolvedValue(null);
    let isEnded = false;
    void read(withServer(null).client).finally(() => (isEnded = true));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(isEnded).toBe(false);
    expect(storedCopy.get()).toBeNull();
  });

  it("a write is not stored for later", async () => {
    isReached(true);
    recover.mockResolvedValue({ data: { write: true } });
    const { client } = withServer(status(503));
    const write = client.mutate({ mutation: WRITE, context: { offlineWrite } });
    await expect(write).rejects.toThrow("503");
    expect(recover).not.toHaveBeenCalled();
  });
});
