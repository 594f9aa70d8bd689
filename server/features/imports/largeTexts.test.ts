import { gzipSync } from "node:zlib";
import { TestServer } from "../../testing/testServer";
import { waitUntil } from "../../testing/waitUntil";

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  token = await server.login("contributor");
}, 90_000);
afterAll(() => server.close());

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = "The text is larger than 5 MB. Save the page as a file and choose the file.";
const BODY_TOO_LARGE = "The request body is too large.";

/** Writes a page of a recipe plugin whose scripts and styles come before its structured data. */
function writePage(bytes: number, letter = "x"): string {
  const recipe = JSON.stringify({
    "@type": "Recipe",
    name: "Caramel",
    recipeIngredient: ["200 g sugar", "100 ml cream"],
    recipeInstructions: ["Melt the sugar.", "Add the cream."],
  });
  const write = (filler: string) =>
    `<!doctype html><html><head><script>var x="${filler}"</script><style>.a{color:red}</style>
     <script type="application/ld+json">${recipe}</script></head><body></body></html>`;
  const rest = bytes - Buffer.byteLength(write(""));
  return write(letter.repeat(rest / Buffer.byteLength(letter)));
}

interface Answer {
  status: number;
  importId: number | undefined;
  message: string | undefined;
}

interface Request {
  body: string;
  session?: string | undefined;
  headers?: Record<string, string>;
}

async function send(path: string, request: Request, encode?: (body: string) => Buffer) {
  const { body, session = token, headers } = request;
  const response = await fetch(server.url + path, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Accept: "application/json",
      ...(session && { Authorization: `Bearer ${session}` }),
      ...headers,
    },
    body: encode ? new Uint8Array(encode(body)) : body,
  });
  return { status: response.status, answer: (await response.json()) as Record<string, unknown> };
}

async function postRest(text: string, session?: string): Promise<Answer> {
  const { status, answer } = await send("/api/imports", {
    body: JSON.stringify({ text }),
    session,
  });
  const { importId, detail } = answer as { importId?: number; detail?: string };
  return { status, importId, message: detail };
}

const CREATE =
  "mutation StartImport($input: ImportInput!) { createImport(input: $input) { importId } }";

async function postGraphql(text: string, session?: string): Promise<Answer> {
  const body = JSON.stringify({ query: CREATE, variables: { input: { text } } });
  const { status, answer } = await send("/graphql", { body, session });
  const { data, errors } = answer as {
    data?: { createImport: { importId: number } };
    errors?: { message: string; extensions: { status: number } }[];
  };
  return {
    status: errors?.[0]?.extensions.status ?? status,
    importId: data?.createImport.importId,
    message: errors?.[0]?.message,
  };
}

async function readNames(importId: number) {
  let names: string[] = [];
  await waitUntil(async () => {
    const response = await fetch(`${server.url}/api/imports/${importId}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const { isInProgress, recipes } = (await response.json()) as {
      isInProgress: boolean;
      recipes: { recipeName: string }[];
    };
    names = recipes.map(({ recipeName }) => recipeName);
    return !isInProgress;
  });
  return names;
}

describe.each([
  ["REST", postRest],
  ["GraphQL", postGraphql],
])("A pasted page sent by %s", (_api, post) => {
  it.each([
    ["330 kB", 330_000, "x"],
    ["4.9 MB", Math.floor(4.9 * MEGABYTE), "x"],
    // Each character takes two bytes in JSON.
    ["4.9 MB of quotation marks", Math.floor(4.9 * MEGABYTE), "'\""],
    ["5 MB", 5 * MEGABYTE, "x"],
  ])("of %s is read", async (_size, bytes, letter) => {
    const { importId, message } = await post(writePage(bytes, letter));
    expect(message).toBeUndefined();
    expect(await readNames(importId!)).toEqual(["Caramel"]);
  });

  it.each([
    ["one byte more than 5 MB", 5 * MEGABYTE + 1, "x"],
    ["5.1 MB", Math.ceil(5.1 * MEGABYTE), "x"],
    ["5.1 MB in fewer characters", Math.ceil(5.1 * MEGABYTE), "粥"],
  ])("of %s is refused with advice", async (_size, bytes, letter) => {
    const answer = await post(writePage(bytes, letter));
    expect(answer).toMatchObject({ status: 400, importId: undefined, message: TOO_LARGE });
  });

  it("that is larger than any text is refused with advice", async () => {
    const text = "x".repeat(13 * MEGABYTE);
    expect(await post(text)).toMatchObject({ status: 413, message: TOO_LARGE });
  });

  it("without a login is refused before its body is read", async () => {
    const answer = await post(writePage(4 * MEGABYTE), "");
    expect([401, 413]).toContain(answer.status);
    expect(answer.importId).toBeUndefined();
  });
});

describe("The limit of other bodies", () => {
  const filler = "x".repeat(300_000);

  it.each([
    ["/api/recipes", JSON.stringify({ recipeName: filler })],
    ["/api/imports/1/text", JSON.stringify({ text: filler })],
    ["/graphql", JSON.stringify({ query: "{ tags { name } }", variables: { filler } })],
    [
      "/graphql",
      JSON.stringify({
        query: `mutation { createImport(input: { text: "${filler}" }) { importId } }`,
      }),
    ],
    ["/graphql", JSON.stringify({ query: `mutation { logout } # ${filler}` })],
    ["/graphql", JSON.stringify([{ query: CREATE, variables: { input: { text: filler } } }])],
  ])("stays small: %s", async (path, body) => {
    const method = path.endsWith("text") ? "PUT" : "POST";
    const response = await fetch(server.url + path, {
      method,
      headers: {
        "Content-Type": "application/json",
        Accept: "application/json",
        Authorization: `Bearer ${token}`,
      },
      body,
    });
    expect(response.status).toBe(413);
    expect(await response.text()).toContain(BODY_TOO_LARGE);
  });

  it("applies to compressed bodies as they are without compression", async () => {
    const body = JSON.stringify({ text: "x".repeat(13 * MEGABYTE) });
    const headers = { "Content-Encoding": "gzip" };
    const large = await send("/api/imports", { body, headers }, gzipSync);
    expect(large).toMatchObject({ status: 413, answer: { detail: TOO_LARGE } });
    const page = JSON.stringify({ text: writePage(MEGABYTE) });
    expect(await send("/api/imports", { body: page, headers }, gzipSync)).toMatchObject({
      status: 201,
    });
    const anonymous = await send("/api/imports", { body, headers, session: "" }, gzipSync);
    expect(anonymous.status).toBe(401);
  });
});
