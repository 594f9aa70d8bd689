import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { serializeLink } from "./serializeLink";

const ADD = gql`
  mutation Add {
    add
  }
`;
const REMOVE = gql`
  mutation Remove {
    remove
  }
`;

/**
 * Makes a client whose server responds when the test resolves the response, and records the
 * received operations.
 */
function withServer() {
  const operations: { name: string | undefined; answer: () => void; fail: () => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        operations.push({
          name: operationName,
          answer: () => {
            observer.next({ data: { add: true, remove: true } });
            observer.complete();
          },
          fail: () => observer.error(new Error("No network")),
        });
      }),
  );
  const client = new ApolloClient({
    link: ApolloLink.from([serializeLink(), server]),
    cache: new InMemoryCache(),
  });
  const send = (mutation: typeof ADD, key?: string) =>
    client.mutate({ mutation, context: key === undefined ? {} : { serializationKey: key } });
  return { asked: operations, send };
}

const waitForTimers = () => new Promise<void>((resolve) => void setTimeout(resolve));

describe("Operations with one key", () => {
  test("are sent one after the other", async () => {
    const { asked: operations, send } = withServer();
    const both = [send(ADD, "a"), send(REMOVE, "a")];
    await waitForTimers();
    expect(operations.map(({ name }) => name)).toEqual(["Add"]);
    operations[0]?.answer();
    await both[0];
    await waitForTimers();
    expect(operations.map(({ name }) => name)).toEqual(["Add", "Remove"]);
    operations[1]?.answer();
    await both[1];
  });

  test("are sent after an operation that failed", async () => {
    const { asked: operations, send } = withServer();
    const rejection = expect(send(ADD, "a")).rejects.toThrow("No network");
    const second = send(REMOVE, "a");
    await waitForTimers();
    operations[0]?.fail();
    await rejection;
    await waitForTimers();
    operations[1]?.answer();
    expect((await second).data).toMatchObject({ remove: true });
  });

  test("do not wait for operations with another key or without one", async () => {
    const { asked: operations, send } = withServer();
    const all = [send(ADD, "a"), send(ADD, "b"), send(REMOVE)];
    await waitForTimers();
    expect(operations).toHaveLength(3);
    operations.forEach(({ answer }) => answer());
    await Promise.all(all);
  });
});
