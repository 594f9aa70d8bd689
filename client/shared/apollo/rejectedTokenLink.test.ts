import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from "@apollo/client";
import { addToken } from "./browserLink";
import { rejectedTokenLink } from "./rejectedTokenLink";
import { sessionStore } from "../session";

const READ = gql`
  query Read {
    seenBy
  }
`;
const WRITE = gql`
  mutation Write {
    done
  }
`;
const user = {
  userId: 3,
  userName: "Ada",
  userEmail: "ada@example.org",
  banned: false,
  role: { roleId: 3, roleName: "member" },
};
const BANNED = { code: "ACCOUNT_BANNED", status: 403 };
const EXPIRED = { code: "UNAUTHENTICATED", status: 401 };

/** Makes a server that refuses some tokens, and otherwise responds with the request's token. */
function withServer(refusals: Record<string, Record<string, unknown>>, onAsked = () => {}) {
  const server = new ApolloLink(({ getContext }) => {
    const { Authorization = "nobody" } = (getContext()["headers"] ?? {}) as Record<string, string>;
    const extensions = refusals[Authorization.replace("Bearer ", "")];
    onAsked();
    const answer = extensions
      ? { errors: [{ message: "Said by the server.", extensions }] }
      : { data: { seenBy: Authorization, done: true } };
    return new Observable((observer) => {
      observer.next(answer);
      observer.complete();
    });
  });
  const link = ApolloLink.from([rejectedTokenLink(), addToken, server]);
  return new ApolloClient({ link, cache: new InMemoryCache() });
}

const read = async (client: ApolloClient) =>
  (await client.query<{ seenBy: string }>({ query: READ, fetchPolicy: "no-cache" })).data?.seenBy;
const write = (client: ApolloClient) => client.mutate({ mutation: WRITE });

beforeEach(() => {
  const entries = new Map<string, string>();
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  };
  Object.assign(globalThis, { document: {}, localStorage: storage });
  sessionStore.start({ user, token: "old" });
});

describe("A token that the server refuses", () => {
  it.each([
    ["a ban", BANNED, "banned"],
    ["its end", EXPIRED, "expired"],
  ])(
    "in a query because of %s ends the session with the reason, and the query is repeated as a visitor",
    async (...[, why, reason]) => {
      expect(await read(withServer({ old: why }))).toBe("nobody");
      expect(sessionStore.get()).toBeNull();
      expect(sessionStore.ended()).toEqual({
        operation: "query",
        reason,
        message: "Said by the server.",
      });
      expect(localStorage.getItem("token")).toBeNull();
    },
  );

  it.each([
    ["a ban", BANNED, "banned"],
    ["its end", EXPIRED, "expired"],
  ])(
    "in a mutation because of %s does not end the session until the user has responded",
    async (...[, why, reason]) => {
      const client = withServer({ old: why });
      await expect(write(client)).rejects.toThrow("Said by the server.");
      expect(sessionStore.get()?.token).toBe("old");
      expect(sessionStore.ended()).toMatchObject({ operation: "mutation", reason });
      // A repeated read must not remove the notice.
      expect(await read(client)).toBe("nobody");
      expect(sessionStore.ended()).toMatchObject({ operation: "mutation", reason });
    },
  );

  it("does not end the session of a user who has logged in meanwhile", async () => {
    const logIn = () => sessionStore.start({ user, token: "new" });
    expect(await read(withServer({ old: EXPIRED }, logIn))).toBe("Bearer new");
    expect(sessionStore.get()?.token).toBe("new");
    expect(sessionStore.ended()).toBeNull();
  });
});

describe("A tab whose session is ended by another tab", () => {
  const otherTab = (remove: string[], put: Record<string, string> = {}) => {
    for (const [key, value] of Object.entries(put)) localStorage.setItem(key, value);
    for (const key of remove) localStorage.removeItem(key);
  };
  const keys = ["user", "token", "accessToken"];

  it("shows why the server has ended it", () => {
    const sessionEnd = JSON.stringify({
      reason: "banned",
      operation: "query",
      message: "No more.",
    });
    otherTab(keys, { sessionEnd });
    expect(sessionStore.reread()).toBe(true);
    expect(sessionStore.ended()).toEqual({
      reason: "banned",
      operation: "query",
      message: "No more.",
    });
  });

  it("shows no reason after a logout in the other tab", () => {
    otherTab(keys);
    expect(sessionStore.reread()).toBe(true);
    expect(sessionStore.ended()).toBeNull();
  });

  it("removes the notice once it has been shown", async () => {
    await read(withServer({ old: EXPIRED }));
    sessionStore.forgetEnd();
    expect(localStorage.getItem("sessionEnd")).toBeNull();
    expect(sessionStore.ended()).toMatchObject({ reason: "expired" });
  });

  it("keeps the notice until the next login", async () => {
    await read(withServer({ old: EXPIRED }));
    expect(JSON.parse(localStorage.getItem("sessionEnd")!)).toMatchObject({ reason: "expired" });
    sessionStore.start({ user, token: "new" });
    expect(localStorage.getItem("sessionEnd")).toBeNull();
    expect(sessionStore.ended()).toBeNull();
  });
});
