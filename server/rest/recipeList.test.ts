import { randomBytes } from "node:crypto";
import { PassThrough, Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { callRest } from "../testing/callRest";
import { TestServer } from "../testing/testServer";
import { EncodedBody } from "./EncodedBody";
import { storeBody } from "./StoredBody";

let server: TestServer;
beforeAll(async () => {
  server = await TestServer.start();
});
afterAll(() => server.close());

const read = (headers: Record<string, string> = {}, token?: string) =>
  callRest<{ recipeId: number; recipeName: string }[]>(server, "GET /recipes", { headers, token });

const change = (statement: string) => server.database.db.query(statement);

const countRecipeReads = async (work: () => Promise<unknown>) => {
  const statements = await server.database.counter.collectStatements(work);
  return statements.filter((statement) => statement.includes("recipe_docs")).length;
};

describe("The list of all recipes", () => {
  it("is refused to a request with an invalid token", async () => {
    expect((await read({}, "a.b.c")).status).toBe(401);
  });

  it.each([
    ["a recipe was renamed", "update recipes set name = 'Renamed' where recipe_id = 1"],
    [
      "an ingredient was renamed",
      "update ingredients set name = 'Renamed' where ingredient_id = 1",
    ],
    ["a recipe was deleted", "delete from recipes where recipe_id = 2"],
  ])("changes after %s", async (_what, statement) => {
    const before = await read();
    await change(statement);
    const after = await read({ "If-None-Match": before.headers.get("etag")! });
    expect(after.status).toBe(200);
    expect(after.text).not.toBe(before.text);
    expect(after.json).toEqual((await callRest(server, "GET /recipes?sort=")).json);
  });

  it("is read once for concurrent requests, and not again while it is unchanged", async () => {
    await change("update recipes set name = 'Renamed again' where recipe_id = 1");
    const reads = await countRecipeReads(async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => read()));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    });
    expect(reads).toBe(1);
    const etag = (await read()).headers.get("etag")!;
    const repeatedStatements = await server.database.counter.collectStatements(() =>
      read({ "If-None-Match": etag }),
    );
    expect(repeatedStatements).toHaveLength(1);
  });

  it("is complete when several statements read it", async () => {
    await change(`
      insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
      select 'One of many ' || i, 'One of many ' || i, instructions, owner_id, category_id, difficulty_level_id
        from recipes, generate_series(1, 600) i where recipe_id = 1`);
    const { json } = await read();
    expect(json.filter(({ recipeName }) => recipeName.startsWith("One of many "))).toHaveLength(
      600,
    );
    expect(json).toEqual((await callRest(server, "GET /recipes?sort=")).json);
    await change("delete from recipes where name like 'One of many %'");
    expect((await read()).json).toHaveLength(json.length - 600);
  });

  it("is complete after all kinds of changes", async () => {
    await change(`
      insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
      select 'Many ' || i, 'Many ' || i, instructions, owner_id, category_id, difficulty_level_id
        from recipes, generate_series(1, 600) i where recipe_id = 1`);
    const rename = (id: string, name: string) =>
      change(`update recipes set name = '${name}', sort_name = '${name}' where recipe_id = ${id}`);
    const makeIdQuery = (name: string) => `(select recipe_id from recipes where name = '${name}')`;
    const isComplete = async () =>
      expect((await read()).json).toEqual((await callRest(server, "GET /recipes?sort=")).json);
    await isComplete();
    for (const name of ["Many 100", "Many 300", "Many 600"]) {
      await rename(makeIdQuery(name), `Changed ${name}`);
      await isComplete();
    }
    for (const statement of [
      `update recipes set instructions = 'Stir.' where recipe_id = ${makeIdQuery("Many 5")}`,
      `update recipes set visibility = 'private' where recipe_id = ${makeIdQuery("Many 6")}`,
      `update recipes set visibility = 'public' where recipe_id = ${makeIdQuery("Many 6")}`,
      `delete from recipes where name between 'Many 1' and 'Many 3'`,
      `insert into recipes (name, sort_name, instructions, owner_id, category_id, difficulty_level_id)
       select 'More ' || i, 'More ' || i, instructions, owner_id, category_id, difficulty_level_id
         from recipes, generate_series(1, 250) i where recipe_id = 1`,
      `update users set name = 'Another name' where user_id = 2`,
      `update categories set name = 'Another name' where category_id = 1`,
      `delete from recipes where name like 'Many %' or name like 'More %'`,
      `update recipes set name = 'Last' where recipe_id = 1`,
    ]) {
      await change(statement);
      await isComplete();
    }
  });

  it.each(["br", "gzip", "identity"])("is the same in each encoding: %s", async (encoding) => {
    const answer = await read({ "Accept-Encoding": encoding });
    expect(answer.headers.get("content-encoding") ?? "identity").toBe(encoding);
    expect(answer.json).toEqual((await callRest(server, "GET /recipes?sort=")).json);
    const length = Number(answer.headers.get("content-length"));
    expect(length === Buffer.byteLength(answer.text)).toBe(encoding === "identity");
  });

  it("reports a failure of the database, and is available again afterwards", async () => {
    await change("alter table recipe_list_version rename to hidden");
    expect((await read({ Accept: "application/json" })).json).toMatchObject({ status: 500 });
    await change("alter table hidden rename to recipe_list_version");
    expect((await read()).status).toBe(200);
  });
});

describe("A stored body", () => {
  const sendBody = async (body: Awaited<ReturnType<typeof storeBody>>) => {
    const stream = new PassThrough();
    const [bytes] = await Promise.all([buffer(stream), body.sendTo(stream)]);
    return bytes;
  };

  it.each([1, 20])("of %i MB has the written content and its ETag", async (size) => {
    const part = "é".repeat(500_000);
    async function* parts() {
      for (let i = 0; i < size; i++) yield await Promise.resolve(part);
    }
    const body = await storeBody(parts());
    expect(body.length).toBe(size * 1_000_000);
    expect((await sendBody(body)).equals(Buffer.from(part.repeat(size)))).toBe(true);
    const [sameBody, otherBody] = [await storeBody(parts()), await storeBody(parts())];
    expect(sameBody.etag).toBe(body.etag);
    await Promise.all([body, sameBody, otherBody].map((storedBody) => storedBody.remove()));
  });

  it.each([1, 20])(
    "of %i MB is compressed once for each encoding, and deleted in all encodings",
    async (size) => {
      const parts = Array.from({ length: size }, () => randomBytes(1_000_000));
      const storedBody = await storeBody(Readable.from(parts));
      const body = new EncodedBody(storedBody);
      const [br, gzip] = await Promise.all([body.getEncoded("br"), body.getEncoded("gzip")]);
      expect(
        await Promise.all([body.getEncoded("br"), body.getEncoded("gzip"), body.getEncoded(null)]),
      ).toEqual([br, gzip, storedBody]);
      const bytes = Buffer.concat(parts);
      expect(brotliDecompressSync(await sendBody(br)).equals(bytes)).toBe(true);
      expect(gunzipSync(await sendBody(gzip)).equals(bytes)).toBe(true);
      await body.remove();
      const results = await Promise.allSettled([storedBody, br, gzip].map(sendBody));
      const ofFiles = size === 20;
      expect(results.every(({ status }) => (status === "rejected") === ofFiles)).toBe(true);
    },
  );

  it("that cannot be read causes an error, and is compressed later", async () => {
    const storedBody = await storeBody(Readable.from(["x"]));
    const sendTo = jest.spyOn(storedBody, "sendTo").mockRejectedValueOnce(new Error("No file"));
    const body = new EncodedBody(storedBody);
    await expect(body.getEncoded("br")).rejects.toThrow("No file");
    expect(brotliDecompressSync(await sendBody(await body.getEncoded("br"))).toString()).toBe("x");
    expect(sendTo).toHaveBeenCalledTimes(2);
  });

  it("of a large size is deleted with its file", async () => {
    async function* parts() {
      for (let i = 0; i < 20; i++) yield await Promise.resolve("x".repeat(1_000_000));
    }
    const body = await storeBody(parts());
    await body.remove();
    await expect(body.sendTo(new PassThrough())).rejects.toThrow("ENOENT");
  });
});
