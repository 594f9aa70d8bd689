import { spawnSync } from "node:child_process";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

const harness = resolve(__dirname, "../bench/harness");

/** Runs a script that imports the harness, whose modules Jest cannot load, and parses its output. */
function run(script: string) {
  const importing = `
    import { load, requestBytes } from "${pathToFileURL(`${harness}/load.mjs`).href}";
    import { mustBeEqual } from "${pathToFileURL(`${harness}/compare.mjs`).href}";
    import { parseElements, mustListTheSame } from "${pathToFileURL(`${harness}/wholeList.mjs`).href}";
    import { createServer } from "node:http";
    ${script}`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "-e", importing],
    { encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as unknown;
}

describe("The benchmark's client", () => {
  /** Sends the paths alternately over one connection to a server that answers each differently. */
  const loadResult = run(`
    const seen = [];
    const server = createServer((request, response) => {
      seen.push(request.method + " " + request.url);
      if (request.url === "/empty") return void response.writeHead(204).end();
      if (request.url === "/same") return void response.writeHead(304, { "Content-Length": 9 }).end();
      if (request.url === "/away") return void response.writeHead(503).end("later");
      if (request.url === "/large") return void response.end("x".repeat(300_000));
      // In two pieces, of which the first looks like an end.
      response.write("a\\r\\n0\\r\\n\\r\\n");
      setTimeout(() => response.end("b".repeat(100_000)), 5);
    });
    await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
    const paths = ["/chunked", "/empty", "/same", "/away", "/large"];
    const requests = paths.map((path, i) => ({
      bytes: requestBytes({ path, ...(i === 4 && { method: "POST", body: { a: "é" } }) }),
      untimed: path === "/away",
    }));
    const { times, sent, failures } = await load({
      port: server.address().port,
      connections: 1,
      seconds: 0.5,
      request: (i) => requests[i % 5],
    });
    server.closeAllConnections();
    server.close();
    console.log(JSON.stringify({ seen, times: times.length, sent, failures }));
  `) as { seen: string[]; times: number; sent: number; failures: Record<string, number> };

  it("waits for the end of every response before the next request", () => {
    const { seen, sent } = loadResult;
    expect(sent).toBeGreaterThan(9);
    expect(seen).toHaveLength(sent);
    const cycle = ["GET /chunked", "GET /empty", "GET /same", "GET /away", "POST /large"];
    expect(seen).toEqual(seen.map((_, i) => cycle[i % 5]));
  });

  it("counts failures, and measures only timed requests", () => {
    const { times, sent, failures } = loadResult;
    const away = Math.floor((sent + 1) / 5);
    expect(failures).toEqual({ 503: away });
    expect(times).toBe(sent - away);
  });
});

describe("The response bodies of two servers", () => {
  const compare = (a: object, b: object) =>
    run(`
      const said = (work) => { try { work(); return null; } catch (error) { return error.message; } };
      const [a, b] = ${JSON.stringify([a, b])};
      console.log(JSON.stringify(said(() => mustBeEqual("It", a, b, ["masked"]))));
    `);

  it("are equal despite differences in the order of keys, opaque IDs and masked fields", () => {
    const a = { id: "x", list: [{ cursor: "1", name: "a", masked: 1 }] };
    const b = { list: [{ masked: 2, name: "a", cursor: "2" }], id: "y" };
    expect(compare(a, b)).toBeNull();
  });

  it.each([
    ["another value", { list: [1, 2] }, { list: [1, 3] }],
    ["another order", { list: [1, 2] }, { list: [2, 1] }],
    ["something more", { a: 1 }, { a: 1, b: null }],
    ["an id that is missing", { id: "x" }, { id: null }],
  ])("are not equal with %s", (_case, a, b) => {
    expect(compare(a, b)).toMatch(/^It is not the same/);
  });
});

describe("A list that is too large for the memory", () => {
  const list = [{ s: 'é"]}[\\', o: {}, a: [[], { b: [1] }] }, {}, { s: "" }];

  it.each([1, 2, 7, 1_000])("is read element by element from chunks of %i bytes", (size) => {
    const read = run(`
      const bytes = Buffer.from(${JSON.stringify(JSON.stringify(list))});
      const chunks = [];
      for (let at = 0; at < bytes.length; at += ${size}) chunks.push(bytes.subarray(at, at + ${size}));
      const elements = [];
      for await (const element of parseElements(chunks)) elements.push(element);
      console.log(JSON.stringify(elements));
    `);
    expect(read).toEqual(list);
  });

  const compare = (a: string, b: string) =>
    run(`
      const turns = ${JSON.stringify([a, b])}.map((body) => {
        const server = createServer((_, response) => response.end(body));
        return { server, request: () => ({ path: "/" }) };
      });
      for (const { server } of turns) {
        await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
        server.url = "http://127.0.0.1:" + server.address().port;
      }
      const said = await mustListTheSame("It", ...turns).then(() => null, (error) => error.message);
      for (const { server } of turns) server.close();
      console.log(JSON.stringify(said));
    `);

  it("is compared independently of the order of keys", () => {
    expect(compare('[{"a":1,"b":2},{}]', '[{"b":2, "a":1}, {}]')).toBeNull();
  });

  it.each([
    ["another element", '[{"a":1},{"a":2}]', '[{"a":1},{"a":3}]', /element 2/],
    ["an element more", '[{"a":1}]', '[{"a":1},{"a":2}]', /element 2/],
    ["no end", '[{"a":1}]', '[{"a":1}', /ends in the middle/],
  ])("differs with %s", (_case, a, b, message) => {
    expect(compare(a, b)).toMatch(message);
  });
});
