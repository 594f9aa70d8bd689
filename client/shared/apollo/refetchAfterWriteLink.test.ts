import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { refetchAfterWriteLink } from "./refetchAfterWriteLink";

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

/** Makes a client whose server responds when the test resolves the response. */
function withServer() {
  const operations: { name: string | undefined; answer: (saved: boolean) => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answer = (saved: boolean) => {
          observer.next({ data: { saved } });
          observer.complete();
        };
        operations.push({ name: operationName, answer });
      }),
  );
  const link = ApolloLink.from([refetchAfterWriteLink(), server]);
  return { asked: operations, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

test("A query that overlaps a write is sent again", async () => {
  const { asked: operations, client } = withServer();
  const read = client.query({ query: READ });
  const write = client.mutate({ mutation: WRITE });
  operations[1]?.answer(true);
  await write;
  operations[0]?.answer(false);
  expect(operations.map(({ name }) => name)).toEqual(["Read", "Write", "Read"]);
  operations[2]?.answer(true);
  expect((await read).data).toEqual({ saved: true });
});

test("A query before or after a write is sent once", async () => {
  const { asked: operations, client } = withServer();
  const before = client.query({ query: READ });
  operations[0]?.answer(false);
  await before;
  const write = client.mutate({ mutation: WRITE });
  operations[1]?.answer(true);
  await write;
  const after = client.query({ query: READ, fetchPolicy: "network-only" });
  operations[2]?.answer(true);
  expect((await after).data).toEqual({ saved: true });
  expect(operations).toHaveLength(3);
});
