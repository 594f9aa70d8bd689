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

/** A client whose server answers when the test says so. */
function withServer() {
  const asked: { name: string | undefined; answer: (saved: boolean) => void }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answer = (saved: boolean) => {
          observer.next({ data: { saved } });
          observer.complete();
        };
        asked.push({ name: operationName, answer });
      }),
  );
  const link = ApolloLink.from([refetchAfterWriteLink(), server]);
  return { asked, client: new ApolloClient({ link, cache: new InMemoryCache() }) };
}

test("What was read while something was written is asked for again", async () => {
  const { asked, client } = withServer();
  const read = client.query({ query: READ });
  const write = client.mutate({ mutation: WRITE });
  asked[1]?.answer(true);
  await write;
  asked[0]?.answer(false);
  expect(asked.map(({ name }) => name)).toEqual(["Read", "Write", "Read"]);
  asked[2]?.answer(true);
  expect((await read).data).toEqual({ saved: true });
});

test("What was read before and after is asked for once", async () => {
  const { asked, client } = withServer();
  const before = client.query({ query: READ });
  asked[0]?.answer(false);
  await before;
  const write = client.mutate({ mutation: WRITE });
  asked[1]?.answer(true);
  await write;
  const after = client.query({ query: READ, fetchPolicy: "network-only" });
  asked[2]?.answer(true);
  expect((await after).data).toEqual({ saved: true });
  expect(asked).toHaveLength(3);
});
