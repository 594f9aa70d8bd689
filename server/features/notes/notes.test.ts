import { type Account, TestServer } from "../../testing/testServer";

const NOTE = `query ($recipe: Int!, $user: Int!) {
  note(recipeId: $recipe, userId: $user) { id text author { name } }
}`;

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

/** Finds a note that a demo account wrote. */
async function findNote(account: Account) {
  const [row] = await server.database.db.query(
    `select note_id, recipe_id as recipe, user_id as user, text from notes
     join users using (user_id) where email = $1 limit 1`,
    [`${account}@potluck.example`],
  );
  return row as { note_id: number; recipe: number; user: number; text: string };
}

const readAs = async (reader: Account | null, author: Account) =>
  server.graphql<{ note: { id: string; text: string } | null }>(
    NOTE,
    await findNote(author),
    reader ? await server.login(reader) : undefined,
  );

describe("A note", () => {
  it.each([
    [null, "member", "UNAUTHENTICATED"],
    ["member", "admin", "FORBIDDEN"],
    ["member", "contributor", "FORBIDDEN"],
    ["contributor", "member", "FORBIDDEN"],
  ] as const)("is inaccessible to %s if %s wrote it", async (reader, author, queryNodeCode) => {
    const { errors } = await readAs(reader, author);
    expect(errors?.[0]?.extensions["code"]).toBe(queryNodeCode);
  });

  it.each([
    ["member", "member"],
    ["contributor", "contributor"],
    ["contributor", "admin"],
    ["admin", "member"],
    ["admin", "contributor"],
  ] as const)("is accessible to %s if %s wrote it", async (reader, author) => {
    const { data } = await readAs(reader, author);
    expect(data?.note?.text).toBe((await findNote(author)).text);
  });

  it("is the viewer's own note on a recipe, and null for a visitor", async () => {
    const { recipe, text } = await findNote("member");
    const OWN = "query ($recipe: Int!) { recipe(recipeId: $recipe) { viewerNote { text } } }";
    const ownNote = await server.graphql(OWN, { recipe }, await server.login("member"));
    expect(ownNote.data).toEqual({ recipe: { viewerNote: { text } } });
    const visitor = await server.graphql(OWN, { recipe });
    expect(visitor.data).toEqual({ recipe: { viewerNote: null } });
  });

  it("is found by its global ID by users who may read it", async () => {
    const { note_id } = await findNote("member");
    const id = Buffer.from(`Note:${note_id}`).toString("base64url");
    const NODE = "query ($id: ID!) { node(id: $id) { id ... on Note { text } } }";
    const queryNodeCode = async (token?: string) =>
      (await server.graphql(NODE, { id }, token)).errors?.[0]?.extensions["code"];
    expect(await queryNodeCode()).toBe("UNAUTHENTICATED");
    expect(await queryNodeCode(await server.login("contributor"))).toBe("FORBIDDEN");
    for (const reader of ["member", "admin"]) {
      const { data } = await server.graphql(NODE, { id }, await server.login(reader));
      expect(data).toMatchObject({ node: { id } });
    }
  });
});

describe("A note that was edited without a connection", () => {
  const WRITE_VERSION = `mutation ($id: Int!, $text: String!, $version: Int) {
    writeNote(recipeId: $id, input: { text: $text }, version: $version) { text version } }`;
  const send = async (text: string, version?: number) => {
    const variables = { id: 2, text, version };
    const { data, errors } = await server.graphql<{
      writeNote: { text: string; version: number };
    }>(WRITE_VERSION, variables, await server.login("contributor"));
    return errors ? errors[0]!.extensions["code"] : data!.writeNote;
  };
  beforeAll(() => server.database.db.query("delete from notes where recipe_id = 2"));

  it("does not replace a text that was written meanwhile, and may be sent twice", async () => {
    expect(await send("Salt.", 0)).toEqual({ text: "Salt.", version: 1 });
    expect(await send("Pepper.", 0)).toBe("PRECONDITION_FAILED");
    expect(await send("Pepper.", 1)).toEqual({ text: "Pepper.", version: 2 });
    expect(await send("Sugar.", 1)).toBe("PRECONDITION_FAILED");
    // The client repeats the request, because the first response was lost.
    expect(await send("Pepper.", 1)).toEqual({ text: "Pepper.", version: 2 });
    expect(await send("Sugar.")).toEqual({ text: "Sugar.", version: 3 });
  });
});

describe("Writing a note", () => {
  const WRITE = `mutation ($id: Int!, $text: String!) {
    writeNote(recipeId: $id, input: { text: $text }) { text author { name } } }`;
  const write = async (id: number, text: string, account?: Account) =>
    server.graphql(WRITE, { id, text }, account && (await server.login(account)));

  it("requires a login, an existing recipe and a text", async () => {
    expect((await write(1, "x")).errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    expect((await write(999_999, "x", "member")).errors?.[0]?.message).toBe("Recipe not found.");
    expect((await write(1, " \n ", "member")).errors?.[0]).toMatchObject({
      message: "Note text is required.",
      extensions: { code: "BAD_USER_INPUT", field: "text" },
    });
  });

  it("replaces the previous note", async () => {
    for (const text of [" Less sugar. ", "More sugar."]) {
      const { data } = await write(2, text, "member");
      expect(data).toMatchObject({ writeNote: { text: text.trim() } });
    }
    const [{ count }] = await server.database.db.query(
      `select count(*)::int as count from notes join users using (user_id)
       where recipe_id = 2 and email = 'member@potluck.example'`,
    );
    expect(count).toBe(1);
  });
});

describe("Another user's note", () => {
  const WRITE = `mutation ($id: Int!, $of: Int!, $text: String!) {
    writeNote(recipeId: $id, userId: $of, input: { text: $text }) { text author { name } recipe { recipeId } } }`;
  const write = async (account: Account, of: number, id = 3, text = "Watch the pot.") =>
    server.graphql(WRITE, { id, of, text }, await server.login(account));

  it("can be written by admins only", async () => {
    const { user: of } = await findNote("contributor");
    const member = await write("member", of);
    expect(member.errors?.[0]?.extensions["code"]).toBe("FORBIDDEN");
    const answer = await write("admin", of);
    expect(answer.data).toMatchObject({
      writeNote: { text: "Watch the pot.", recipe: { recipeId: 3 } },
    });
    expect((await write("contributor", of)).errors).toBeUndefined();
  });

  it("requires an existing recipe and user, which is checked first", async () => {
    expect((await write("member", 999_999, 999_999, "")).errors?.[0]?.message).toBe(
      "Recipe not found.",
    );
    expect((await write("member", 999_999, 3, "")).errors?.[0]?.message).toBe("User not found.");
  });
});

describe("A note that fifty requests write at once", () => {
  it("is stored once, with the text of one request", async () => {
    const WRITE = `mutation ($text: String!) {
      writeNote(recipeId: 4, input: { text: $text }) { author { userId } } }`;
    const token = await server.login("member");
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        server.graphql<{ writeNote: { author: { userId: number } } }>(
          WRITE,
          { text: `Text ${i}` },
          token,
        ),
      ),
    );
    const [userId] = new Set(answers.map(({ data }) => data?.writeNote.author.userId));
    const rows = await server.database.db.query(
      "select text from notes where recipe_id = 4 and user_id = $1",
      [userId],
    );
    expect(rows).toEqual([{ text: expect.stringMatching(/^Text \d+$/) }]);
    expect(answers.filter(({ errors }) => errors)).toEqual([]);
  });
});

describe("Deleting a note", () => {
  const DELETE = "mutation ($id: Int!) { deleteNote(recipeId: $id) }";

  it("requires a login and an existing recipe", async () => {
    expect((await server.graphql(DELETE, { id: 1 })).errors?.[0]?.extensions["code"]).toBe(
      "UNAUTHENTICATED",
    );
    const missing = await server.graphql(DELETE, { id: 999_999 }, await server.login("member"));
    expect(missing.errors?.[0]?.message).toBe("Recipe not found.");
  });

  it("removes the viewer's own note, and reports a missing one", async () => {
    const { recipe: id, user } = await findNote("member");
    const token = await server.login("member");
    await server.graphql(DELETE, { id }, await server.login("admin"));
    const saved = await server.graphql<{ note: object }>(NOTE, { recipe: id, user }, token);
    expect(saved.data!.note).toBeTruthy();
    expect((await server.graphql(DELETE, { id }, token)).data).toEqual({ deleteNote: true });
    expect((await server.graphql(DELETE, { id }, token)).data).toEqual({ deleteNote: false });
  });
});
