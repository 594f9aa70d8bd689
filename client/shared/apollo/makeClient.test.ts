import { ApolloLink, gql, HttpLink, Observable } from "@apollo/client";
import { sessionStore } from "../session";
import type { Session } from "../storedSession";
import { parseApiError } from "./apiError";
import { browserLink } from "./browserLink";
import { makeClient } from "./makeClient";

const UNAVAILABLE = "The service is temporarily unavailable. Please try again shortly.";

const session: Session = {
  token: "the-token",
  user: {
    userId: 3,
    userName: "Ada",
    userEmail: "ada@example.org",
    banned: false,
    role: { roleId: 3, roleName: "member" },
  },
};

/** Waits for a condition, one event loop iteration at a time. */
async function until(isMet: () => boolean): Promise<void> {
  while (!isMet()) await new Promise((resolve) => setImmediate(resolve));
}

/** The request headers of a call with or without a session. */
async function headersOfCall(loggedIn: Session | null): Promise<Record<string, string>> {
  jest.spyOn(sessionStore, "get").mockReturnValue(loggedIn);
  let lastRequest: RequestInit = {};
  const fetch = (_address: unknown, request: RequestInit = {}) => {
    lastRequest = request;
    return Promise.resolve(Response.json({ data: { viewer: null } }));
  };
  const client = makeClient(browserLink(new HttpLink({ uri: "http://localhost/graphql", fetch })));
  const query = gql`
    query Viewer {
      viewer
    }
  `;
  await client.query({ query });
  return Object.fromEntries(new Headers(lastRequest.headers));
}

describe("A call to the server", () => {
  it("contains JSON, and no token without a session", async () => {
    const headers = await headersOfCall(null);
    expect(headers["content-type"]).toBe("application/json");
    expect(headers).not.toHaveProperty("authorization");
  });

  it("contains the token of the logged-in user", async () => {
    expect(await headersOfCall(session)).toMatchObject({
      "content-type": "application/json",
      authorization: "Bearer the-token",
    });
  });
});

test("A mutation that has waited for another is not sent once another user is logged in", async () => {
  const lastRequest: string[] = [];
  let respond = (_response: Response) => {};
  const fetch = (_address: unknown, { headers }: RequestInit = {}) => {
    lastRequest.push(new Headers(headers).get("authorization") ?? "");
    return new Promise<Response>((resolve) => (respond = resolve));
  };
  const client = makeClient(browserLink(new HttpLink({ uri: "http://localhost/graphql", fetch })));
  const mutation = gql`
    mutation Write {
      saved
    }
  `;
  const write = () => client.mutate({ mutation, context: { serializationKey: "note:7" } });
  const viewer = jest.spyOn(sessionStore, "get").mockReturnValue(session);
  const [first, second] = [write(), write()];
  await until(() => lastRequest.length === 1);
  viewer.mockReturnValue({ token: "another", user: { ...session.user, userId: 4 } });
  respond(Response.json({ data: { saved: true } }));
  await first;
  await expect(second).rejects.toThrow("Another user has logged in since.");
  expect(lastRequest).toEqual(["Bearer the-token"]);
});

test.each([
  [200, "application/graphql-response+json; charset=utf-8"],
  [503, "application/graphql-response+json; charset=utf-8"],
])("An unavailable server is reported with the same message at HTTP %i", async (status, type) => {
  const error = { message: UNAVAILABLE, extensions: { code: "SERVICE_UNAVAILABLE", status: 503 } };
  const fetch = () =>
    Promise.resolve(
      Response.json({ data: null, errors: [error] }, { status, headers: { "Content-Type": type } }),
    );
  const client = makeClient(browserLink(new HttpLink({ uri: "http://localhost/graphql", fetch })));
  const mutation = gql`
    mutation Write {
      saved
    }
  `;
  const failure: unknown = await client.mutate({ mutation }).catch((thrown: unknown) => thrown);
  expect(parseApiError(failure)).toEqual({
    code: "SERVICE_UNAVAILABLE",
    status: 503,
    message: UNAVAILABLE,
  });
});

test("A client for server rendering does not retry a query", async () => {
  let requestCount = 0;
  const busy = new ApolloLink(
    () =>
      new Observable((observer) => {
        requestCount++;
        observer.next({
          errors: [
            { message: "Not now.", extensions: { code: "SERVICE_UNAVAILABLE", status: 503 } },
          ],
        });
        observer.complete();
      }),
  );
  await expect(
    makeClient(busy).query({
      query: gql`
        query Viewer {
          viewer
        }
      `,
    }),
  ).rejects.toThrow("Not now.");
  expect(requestCount).toBe(1);
});
