import { callsOn, referenceKinds, type Thing } from "../../testing/referenceKinds";
import { TestServer } from "../../testing/testServer";

let server: TestServer;
let admin: string;
beforeAll(async () => {
  server = await TestServer.start();
  admin = await server.login("admin");
});
afterAll(() => server.close());

describe.each(referenceKinds)("$thing", (kind) => {
  const { thing, table } = kind;
  const calls = callsOn(kind);
  const send = (call: "create" | "update" | "delete", variables: object) =>
    server.graphql<{ thing: Thing }>(calls[call], variables, admin);
  type Answer = Awaited<ReturnType<typeof send>>;
  const keepSuccesses = (answers: Answer[]) => answers.filter(({ data }) => data);
  const readCodes = (answers: Answer[]) =>
    answers.flatMap(({ errors }) => errors?.map(({ extensions }) => extensions["code"]) ?? []);
  const repeatCode = (code: string, times: number) => Array.from({ length: times }, () => code);
  const findTags = (name: string): Promise<{ version: number }[]> =>
    server.database.db.query(`select version from ${table} where name_key = $1`, [
      name.toLowerCase(),
    ]);

  it("is created by one of fifty requests with the same name", async () => {
    const name = `${thing} raced`;
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        send("create", { name: i % 2 ? name : ` ${name.toUpperCase()} ` }),
      ),
    );
    expect(keepSuccesses(answers)).toHaveLength(1);
    expect(readCodes(answers)).toEqual(repeatCode("CONFLICT", 49));
    expect(await findTags(name)).toHaveLength(1);
  });

  it("gives a name to one of four that are renamed to it at once", async () => {
    const created = await Promise.all(
      [1, 2, 3, 4].map((i) => send("create", { name: `${thing} ${i} of four` })),
    );
    const name = `${thing} wanted`;
    const answers = await Promise.all(
      created.map(({ data }) => send("update", { id: data!.thing.key, name })),
    );
    expect(keepSuccesses(answers)).toHaveLength(1);
    expect(readCodes(answers)).toEqual(repeatCode("CONFLICT", 3));
    expect(await findTags(name)).toHaveLength(1);
  });

  it("accepts one of fifty simultaneous edits of a version", async () => {
    const { data } = await send("create", { name: `${thing} edited` });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        send("update", { id: data!.thing.key, name: `${thing} by ${i}`, version: 1 }),
      ),
    );
    expect(keepSuccesses(answers)).toHaveLength(1);
    expect(readCodes(answers)).toEqual(repeatCode("PRECONDITION_FAILED", 49));
    expect(await findTags(keepSuccesses(answers)[0]!.data!.thing.name)).toEqual([{ version: 2 }]);
  });

  it("is deleted by one of fifty requests", async () => {
    const { data } = await send("create", { name: `${thing} unloved` });
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => send("delete", { id: data!.thing.key })),
    );
    expect(keepSuccesses(answers)).toHaveLength(1);
    expect(readCodes(answers)).toEqual(repeatCode("NOT_FOUND", 49));
  });
});
