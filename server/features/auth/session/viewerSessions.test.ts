import { TestServer } from "../../../testing/testServer";

const SESSIONS = "{ viewerSessions { id device createdAt lastUsedAt current } }";
const END = "mutation ($id: ID!) { endSession(id: $id) }";
const END_OTHERS = "mutation { endOtherSessions }";
const NODE =
  "query ($id: ID!) { node(id: $id) { __typename id ... on Session { device current } } }";
const LOGIN = `mutation {
  login(input: { email: "member@potluck.example", password: "potluck-demo" }) { token } }`;
const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0";

interface Listed {
  viewerSessions: {
    id: string;
    device: string | null;
    createdAt: string;
    lastUsedAt: string;
    current: boolean;
  }[];
}

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());
beforeEach(() => server.database.db.query("delete from sessions"));

const listSessions = async (token: string) =>
  (await server.graphql<Listed>(SESSIONS, {}, token)).data!.viewerSessions;
const findCurrent = async (token: string) =>
  (await listSessions(token)).find((session) => session.current)!;
const readStatus = async (token: string) =>
  (await server.graphql("{ viewer { name } }", {}, token)).status;
const readCode = ({ errors }: { errors?: { extensions: Record<string, unknown> }[] }) =>
  errors?.[0]?.extensions["code"];
const encodeId = (text: string) => Buffer.from(text).toString("base64url");

describe("The viewer's sessions", () => {
  it("require a login", async () => {
    for (const document of [SESSIONS, END_OTHERS]) {
      expect(readCode(await server.graphql(document))).toBe("UNAUTHENTICATED");
    }
    expect(readCode(await server.graphql(END, { id: "" }))).toBe("UNAUTHENTICATED");
  });

  it("are only the viewer's own, the last used first, with their devices", async () => {
    await server.login("admin");
    const old = await server.login("member");
    await server.database.db.query(
      "update sessions set last_used_at = last_used_at - interval '1 hour'",
    );
    const { data } = await server.graphql<{ login: { token: string } }>(LOGIN, {}, undefined, {
      "User-Agent": FIREFOX,
    });
    const listed = await listSessions(data!.login.token);
    expect(listed).toEqual([
      {
        id: expect.any(String),
        device: "Firefox on Windows",
        createdAt: expect.any(String),
        lastUsedAt: expect.any(String),
        current: true,
      },
      expect.objectContaining({ device: "node", current: false }),
    ]);
    expect(await findCurrent(old)).toMatchObject({ id: listed[1]!.id });
  });

  it.each([
    ["last_used_at", "15 days"],
    ["created_at", "31 days"],
  ])("are no longer listed or found when %s was %s ago", async (column, ago) => {
    const [gone, token] = [await server.login("member"), await server.login("member")];
    const { id } = await findCurrent(gone);
    await server.database.db.query(
      `update sessions set ${column} = now() - $2::interval where session_id = $1`,
      [Buffer.from(id, "base64url").toString().split(":")[1], ago],
    );
    expect(await listSessions(token)).toHaveLength(1);
    expect(readCode(await server.graphql(NODE, { id }, token))).toBe("NOT_FOUND");
  });

  it("are found by global ID only by their owner", async () => {
    const token = await server.login("member");
    const { id } = await findCurrent(token);
    expect((await server.graphql(NODE, { id }, token)).data).toEqual({
      node: { __typename: "Session", id, device: "node", current: true },
    });
    expect(readCode(await server.graphql(NODE, { id }))).toBe("UNAUTHENTICATED");
    const admin = await server.login("admin");
    for (const sessionId of [id, encodeId("Session:1")]) {
      expect((await server.graphql(NODE, { id: sessionId }, admin)).errors?.[0]).toMatchObject({
        message: "Session not found.",
        extensions: { code: "NOT_FOUND" },
      });
    }
  });

  it("take the same number of statements for many as for few", async () => {
    const token = await server.login("member");
    const fewStatements = await server.collectStatements(SESSIONS, {}, token);
    for (let i = 0; i < 5; i++) await server.login("member");
    expect(await server.collectStatements(SESSIONS, {}, token)).toHaveLength(fewStatements.length);
  });
});

describe("Ending a session", () => {
  it("works for the viewer's own sessions only", async () => {
    const [mine, theirs] = [await server.login("member"), await server.login("contributor")];
    const { id } = await findCurrent(theirs);
    const unknown = encodeId("Session:00000000-0000-4000-8000-000000000000");
    for (const unknownId of [id, unknown, encodeId("Session:1"), encodeId("User:1")]) {
      expect((await server.graphql(END, { id: unknownId }, mine)).errors?.[0]).toMatchObject({
        message: "Session not found.",
        extensions: { code: "NOT_FOUND", status: 404 },
      });
    }
    expect(readCode(await server.graphql(END, { id: "?" }, mine))).toBe("BAD_USER_INPUT");
    expect(await readStatus(theirs)).toBe(200);
  });

  it("takes effect at the next request, and works only once", async () => {
    const [mine, other] = [await server.login("member"), await server.login("member")];
    const { id } = await findCurrent(other);
    expect((await server.graphql(END, { id }, mine)).data).toEqual({ endSession: id });
    expect(await readStatus(other)).toBe(401);
    expect(await readStatus(mine)).toBe(200);
    expect(readCode(await server.graphql(END, { id }, mine))).toBe("NOT_FOUND");
  });

  it("is a logout if it is the session of the request", async () => {
    const token = await server.login("member");
    const { id } = await findCurrent(token);
    expect((await server.graphql(END, { id }, token)).data).toEqual({ endSession: id });
    expect(await readStatus(token)).toBe(401);
  });
});

describe("Ending all other sessions", () => {
  it("keeps the current session and those of other users, and returns the number of ended sessions", async () => {
    const [one, two, mine] = await Promise.all(
      ["member", "member", "member"].map((account) => server.login(account)),
    );
    const adminToken = await server.login("admin");
    const old = await server.login("member");
    const { id } = await findCurrent(old);
    await server.database.db.query(
      "update sessions set created_at = now() - interval '31 days' where session_id = $1",
      [Buffer.from(id, "base64url").toString().split(":")[1]],
    );
    expect((await server.graphql(END_OTHERS, {}, mine)).data).toEqual({ endOtherSessions: 2 });
    expect((await server.graphql(END_OTHERS, {}, mine)).data).toEqual({ endOtherSessions: 0 });
    expect(
      await Promise.all([one, two, mine, adminToken].map((token) => readStatus(token!))),
    ).toEqual([401, 401, 200, 200]);
  });
});

describe("More sessions of an account than SESSIONS_PER_USER", () => {
  const LIMIT = 3;
  const count = async (userId: number) =>
    (await server.database.db.query("select 1 from sessions where user_id = $1", [userId])).length;
  let limited: TestServer;
  beforeAll(async () => {
    limited = await TestServer.startOn(server.database, {
      RATE_LIMIT: "off",
      SESSIONS_PER_USER: `${LIMIT}`,
    });
  });
  afterAll(() => limited.close());

  it("end the least recently used ones, of this account only", async () => {
    const userId = await server.addPerson("everywhere");
    const otherToken = await server.login("member");
    const tokens: string[] = [];
    for (let age = 9; age > 9 - LIMIT; age--) {
      tokens.push(await limited.login("everywhere"));
      await server.database.db.query(
        `update sessions set last_used_at = now() - $2 * interval '1 hour' where session_id =
           (select session_id from sessions where user_id = $1 order by last_used_at desc limit 1)`,
        [userId, age],
      );
    }
    const newest = await limited.login("everywhere");
    expect(await Promise.all(tokens.map(readStatus))).toEqual([401, 200, 200]);
    expect(await Promise.all([newest, otherToken].map(readStatus))).toEqual([200, 200]);
    expect(await count(userId)).toBe(LIMIT);
  });

  it("end no session if the login fails", async () => {
    const userId = await server.addPerson("guessed");
    for (let attempt = 0; attempt < LIMIT; attempt++) await limited.login("guessed");
    const { errors } = await limited.graphql(
      'mutation { login(input: { email: "guessed@potluck.example", password: "wrong-one" }) { token } }',
    );
    expect(errors).toHaveLength(1);
    expect(await count(userId)).toBe(LIMIT);
  });

  it("are not left after twenty simultaneous logins and another login", async () => {
    const userId = await server.addPerson("hurried");
    await Promise.all(Array.from({ length: 20 }, () => limited.login("hurried")));
    expect(await readStatus(await limited.login("hurried"))).toBe(200);
    expect(await count(userId)).toBe(LIMIT);
  });
});
