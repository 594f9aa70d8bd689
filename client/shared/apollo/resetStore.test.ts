import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { NEVER, of, throwError } from "rxjs";
import { resetStore } from "./resetStore";

const QUERY = gql`
  query Greeting {
    greeting
  }
`;

/** Makes a client that shows its first response, and a function that sets the next responses. */
async function clientThatShows(answer: ReturnType<ApolloLink.RequestHandler>) {
  let requestCount = 0;
  const link = new ApolloLink(() =>
    requestCount++ === 0 ? of({ data: { greeting: "Hello" } }) : answer,
  );
  const client = new ApolloClient({ cache: new InMemoryCache(), link });
  const subscription = client.watchQuery({ query: QUERY }).subscribe({});
  await new Promise((resolve) => setTimeout(resolve));
  return { client, leave: () => subscription.unsubscribe(), timesAsked: () => requestCount };
}

it("Refetching the queries of a screen ends when the screen is left", async () => {
  const { client, leave, timesAsked } = await clientThatShows(NEVER);
  const reset = resetStore(client);
  await new Promise((resolve) => setTimeout(resolve));
  expect(timesAsked()).toBe(2);
  leave();
  await expect(reset).resolves.toBeUndefined();
});

it("Refetching the queries of a screen lets the screen report failures", async () => {
  const { client, leave } = await clientThatShows(throwError(() => new Error("no network")));
  await expect(resetStore(client)).resolves.toBeUndefined();
  leave();
});
