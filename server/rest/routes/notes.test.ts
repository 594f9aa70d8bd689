import { callRest } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";

const USERS = { admin: 1, contributor: 2, member: 3 } as const;

let server: TestServer;
const tokens: Partial<Record<Account, string>> = {};
beforeAll(async () => {
  server = await TestServer.start();
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  await server.database.db.query("delete from notes");
});
afterAll(() => server.close());

const call = (endpoint: string, account?: Account | null, body?: unknown) =>
  callRest<unknown>(server, endpoint, { token: account ? tokens[account] : undefined, body });
const makeNotePath = (account: Account) => `/user-notes/recipe/6/user/${USERS[account]}`;

describe("A note over REST", () => {
  it("must have a text and an existing recipe", async () => {
    expect((await call("POST /user-notes/recipe/6", null, { noteText: "x" })).status).toBe(401);
    // oxlint-disable-next-line no-loss-of-precision -- JSON has no word for what is too large.
    for (const body of [{}, { noteText: " \n" }, { noteText: 7e999 }, undefined]) {
      expect(await call("POST /user-notes/recipe/6", "member", body)).toMatchObject({
        status: 400,
        text: "Note text is required.",
      });
    }
    for (const endpoint of [
      "POST /user-notes/recipe/999999",
      "POST /user-notes/recipe/999999/user/3",
      "GET /user-notes/recipe/999999/user/3",
      "DELETE /user-notes/recipe/999999",
    ]) {
      expect(await call(endpoint, "member")).toMatchObject({
        status: 404,
        text: "Recipe not found.",
      });
    }
  });

  it("is reported with 204 if it does not exist", async () => {
    expect(await call(`GET ${makeNotePath("member")}`, "member")).toMatchObject({
      status: 204,
      text: "",
    });
  });

  it("can be written, replaced and deleted by its user", async () => {
    for (const noteText of ["Less sugar.", " More sugar. "]) {
      const { status, json } = await call("POST /user-notes/recipe/6", "member", { noteText });
      expect(status).toBe(200);
      expect(json).toEqual({
        userId: 3,
        userName: expect.any(String),
        recipeId: 6,
        recipeName: expect.any(String),
        noteText: noteText.trim(),
      });
      expect((await call(`GET ${makeNotePath("member")}`, "member")).json).toEqual(json);
    }
    for (let i = 0; i < 2; i++) {
      expect((await call("DELETE /user-notes/recipe/6", "member")).status).toBe(204);
    }
    expect((await call(`GET ${makeNotePath("member")}`, "member")).status).toBe(204);
  });

  it.each(["PUT", "POST"])("is replaced by %s only if If-Match has its ETag", async (method) => {
    const write = (noteText: string, tags: string) =>
      callRest(server, `${method} ${makeNotePath("member")}`, {
        token: tokens.member,
        body: { noteText },
        headers: { "If-Match": tags },
      });
    const read = () => callRest(server, `GET ${makeNotePath("member")}`, { token: tokens.member });
    await call("DELETE /user-notes/recipe/6", "member");
    const none = (await read()).headers.get("etag")!;
    for (const tags of ["*", '"old"', none]) {
      expect((await write("Salt.", tags)).status).toBe(412);
    }
    expect((await read()).status).toBe(204);

    await call("POST /user-notes/recipe/6", "member", { noteText: "Salt." });
    const first = (await read()).headers.get("etag")!;
    expect((await write("Pepper.", none)).status).toBe(412);
    expect((await write("Pepper.", first)).json).toMatchObject({ noteText: "Pepper." });
    const lateWrite = await write("Sugar.", first);
    expect(lateWrite.status).toBe(412);
    expect(lateWrite.text).toMatch(/^This note was changed elsewhere/);
    expect((await read()).json).toMatchObject({ noteText: "Pepper." });
    expect((await write("Sugar.", "*")).status).toBe(200);
  });

  it("is created by PUT without If-Match", async () => {
    await call("DELETE /user-notes/recipe/6", "member");
    const body = { noteText: "Salt." };
    expect(await call(`PUT ${makeNotePath("member")}`, "member", body)).toMatchObject({
      status: 200,
      json: body,
    });
  });

  it("can be written by its user, and for any user by admins", async () => {
    const body = { noteText: "Serve warm." };
    expect((await call(`POST ${makeNotePath("member")}`, null, body)).status).toBe(401);
    expect((await call(`POST ${makeNotePath("member")}`, "contributor", body)).status).toBe(403);
    expect((await call(`POST ${makeNotePath("member")}`, "member", body)).status).toBe(200);
    expect((await call(`POST ${makeNotePath("member")}`, "admin", body)).json).toMatchObject({
      userId: 3,
    });
    expect((await call("POST /user-notes/recipe/6/user/999999", "admin", body)).text).toBe(
      "User not found.",
    );
  });

  it.each([
    [null, "member", 401],
    ["member", "contributor", 403],
    ["contributor", "member", 403],
    ["contributor", "admin", 200],
    ["admin", "member", 200],
  ] as const)(
    "read by %s and written by %s is returned with the status %i",
    async (reader, author, status) => {
      await call(`POST ${makeNotePath(author)}`, "admin", { noteText: "Serve warm." });
      expect((await call(`GET ${makeNotePath(author)}`, reader)).status).toBe(status);
    },
  );
});
