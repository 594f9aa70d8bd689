import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { callRest, type RestAnswer } from "../../testing/callRest";
import { type Account, TestServer } from "../../testing/testServer";
import { disconnectDatabase } from "../../testing/disconnectDatabase";
import { prepareOpenIdLogin } from "../../testing/calls/openId";
import { SITE } from "../../testing/openIdLogins";
import { OpenIdProvider } from "../../testing/OpenIdProvider";
import { addressOf, CALLS, type Example, preparations } from "../../testing/calls/documentedCalls";

interface ResponseObject {
  $ref?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, unknown>;
}

interface Operation {
  parameters: { name: string; in: string; schema?: { default?: unknown } }[];
  requestBody?: { content?: Record<string, { schema: { properties: object } }> };
  responses: Record<string, ResponseObject>;
  security: object[];
}

interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>;
}

let server: TestServer;
let provider: OpenIdProvider;
let description: OpenApiDocument;
let ajv: Ajv2020;
const tokens: Partial<Record<Account, string>> = {};
/** The statuses that were answered, by call. */
const met: Record<string, Set<string>> = {};

beforeAll(async () => {
  provider = await OpenIdProvider.start();
  server = await TestServer.start({
    ...provider.settings(),
    PUBLIC_URL: SITE,
    PHOTO_UPLOADS: "10",
    REGISTRATIONS_PER_IP: "10",
    IMPORTS: "10",
    // More than the other tests need.
    RECIPES_PER_DAY: "100",
    NAMES_PER_DAY: "100",
    REVIEWS_PER_DAY: "100",
    VOTES_PER_DAY: "100",
    SUGGESTIONS_PER_DAY: "100",
    NOTES_PER_DAY: "100",
    FAVORITES_PER_DAY: "100",
  });
  for (const statement of preparations) await server.database.db.query(statement);
  for (const account of ["admin", "contributor", "member"] as const) {
    tokens[account] = await server.login(account);
  }
  description = (await callRest<OpenApiDocument>(server, "GET /openapi.json")).json;
  ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema(closeSchema(description), "api");
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

/**
 * The document with every object closed to additional properties, so that the tests find those that
 * are not documented.
 */
function closeSchema<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null) return part;
  if (Array.isArray(part)) return part.map(closeSchema) as Part;
  const parts = Object.fromEntries(
    Object.entries(part).map(([name, each]) => [name, closeSchema(each)]),
  );
  return { ...parts, ...("properties" in part && { additionalProperties: false }) } as Part;
}

const findOperation = (call: string): Operation => {
  const [method, path] = call.split(" ");
  return description.paths[path!]![method!.toLowerCase()]!;
};

/** More than any limit of these tests allows. */
const MAX_ATTEMPTS = 110;

/** The path of a documented response in the OpenAPI document; a reference is followed. */
function findSteps(call: string, status: number): string[] {
  const [method, path] = call.split(" ");
  const steps = ["paths", path!, method!.toLowerCase(), "responses", String(status)];
  const { $ref } = findOperation(call).responses[status] ?? {};
  return $ref ? $ref.split("/").slice(1) : steps;
}

const escapeStep = (step: string) =>
  encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1"));

/** Compares an answer with the documented response. */
function compare(call: string, answer: RestAnswer<unknown>) {
  const steps = findSteps(call, answer.status);
  const documentedSchema = steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    description,
  ) as ResponseObject;
  const names = Object.keys(documentedSchema.headers ?? {}).filter((name) => name !== "Link");
  expect([call, names.filter((name) => !answer.headers.get(name))]).toEqual([call, []]);
  if (!documentedSchema.content) return expect([call, answer.text]).toEqual([call, ""]);
  const type = answer.headers.get("content-type")!.split(";")[0]!;
  const validate = ajv.getSchema(
    `api#/${[...steps, "content", type, "schema"].map(escapeStep).join("/")}`,
  );
  expect([call, type, typeof validate]).toEqual([call, type, "function"]);
  void validate!(type.endsWith("json") ? answer.json : answer.text);
  expect([call, validate!.errors]).toEqual([call, null]);
}

/** Makes a documented call, and compares the answer with the documented response. */
async function make(call: string, example: Example, status: number): Promise<RestAnswer<unknown>> {
  const answer = await callRest<unknown>(server, addressOf(call, example), {
    token: example.token ?? (example.as && tokens[example.as]),
    body: example.body,
    headers: { Accept: "application/json", ...example.headers },
  });
  expect([call, example, answer.status, answer.text]).toEqual([call, example, status, answer.text]);
  compare(call, answer);
  (met[call] ??= new Set()).add(String(status));
  return answer;
}

const calls = () => Object.entries(CALLS);
const documents = (call: string, status: number) => String(status) in findOperation(call).responses;
const listPathIds = (call: string) =>
  findOperation(call)
    .parameters.filter((parameter) => parameter.in === "path")
    .map(({ name }) => name);
const withIds = (call: string, id: unknown) =>
  Object.fromEntries(listPathIds(call).map((name) => [name, id]));

describe("The description of the API", () => {
  it("is valid", () => {
    const folder = mkdtempSync(join(tmpdir(), "openapi-"));
    const file = join(folder, "openapi.json");
    writeFileSync(file, JSON.stringify(description));
    const program = "node_modules/@redocly/cli/bin/cli.js";
    const lint = ["lint", file, "--extends", "recommended-strict", "--format", "json"];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    };
    const report = execFileSync(process.execPath, [program, ...lint], { env, stdio: "pipe" });
    rmSync(folder, { recursive: true });
    expect(JSON.parse(report.toString())).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });

  it("allows additional properties in responses, and states true defaults", () => {
    expect(JSON.stringify(description)).not.toContain("additionalProperties");
    const defaults = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.values(methods).flatMap(({ parameters }) =>
        parameters
          .filter(({ schema }) => schema && "default" in schema)
          .map(({ name, schema }) => [path, name, schema!.default]),
      ),
    );
    expect(defaults).toEqual([["/stats", "days", 30]]);
  });

  it("lists every accepted name of a recipe's fields", async () => {
    const { requestBody } = findOperation("PUT /recipes/{recipeId}");
    const { properties } = requestBody!.content!["application/json"]!.schema;
    const recipe = await callRest<object>(server, "GET /recipes/1");
    const notTaken = [
      "recipeId",
      "userName",
      "ownerId",
      "categoryName",
      "difficultyLevel",
      "link",
      "averageScore",
      "reviewCount",
      "asWrittenAverageScore",
      "asWrittenReviewCount",
      "createdAt",
      "updatedAt",
      "recipeSteps",
    ];
    const acceptedNames = Object.keys(recipe.json).filter((name) => !notTaken.includes(name));
    expect(Object.keys(properties)).toEqual(expect.arrayContaining(acceptedNames));
    expect(Object.keys(properties)).toEqual(
      expect.arrayContaining(["difficultyId", "ingredients", "tagIds", "photoIds"]),
    );
  });

  it("documents the calls of these tests, and no others", () => {
    const documentedCalls = Object.entries(description.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(documentedCalls.sort()).toEqual(Object.keys(CALLS).sort());
  });
});

// The tests of this block use the data that the previous one left.
describe("The description is correct", () => {
  it("for an invalid token or password", async () => {
    for (const [call, { example, guess, rejected = guess }] of calls()) {
      if (!documents(call, 401)) continue;
      const isLogin = findOperation(call).security.length === 0;
      await make(call, { ...example, ...(isLogin ? { body: rejected } : { token: "a.b.c" }) }, 401);
    }
  });

  it("for invalid ids and queries", async () => {
    for (const [call, { example, unreadable }] of calls()) {
      if (listPathIds(call).length)
        await make(call, { ...example, ids: withIds(call, "abc") }, 400);
      if (unreadable) await make(call, { ...example, query: unreadable }, 400);
    }
  });

  it("for bodies that are malformed or too large", async () => {
    for (const [call, { example, broken = "{", large = 300_000 }] of calls()) {
      if (call.startsWith("GET")) continue;
      const isRead = findOperation(call).requestBody !== undefined;
      const unreadable = isRead
        ? { body: broken }
        : { body: "{}", headers: { "Content-Encoding": "x" } };
      await make(call, { ...example, ...unreadable }, 400);
      await make(call, { ...example, body: "x".repeat(large) }, 413);
    }
  });

  it("for missing resources", async () => {
    for (const [call, { example, missing }] of calls()) {
      if (!documents(call, 404)) continue;
      await make(call, { ...example, ...(missing ?? { ids: withIds(call, 999_999) }) }, 404);
    }
  });

  it("for users without permission", async () => {
    for (const [call, { example, stranger }] of calls()) {
      if (stranger) await make(call, { ...example, ...stranger }, 403);
    }
  });

  it("for outdated edits, and for unchanged resources", async () => {
    for (const [call, { example }] of calls()) {
      if (documents(call, 412)) {
        await make(call, { ...example, headers: { "If-Match": '"old"' } }, 412);
      }
      // A stream is sent before its ETag could be computed.
      if (call.startsWith("GET") && !/\/export\.[a-z.]+$/.test(call)) {
        await make(call, { ...example, headers: { "If-None-Match": "*" } }, 304);
      }
    }
  });

  it("for success", async () => {
    await prepareOpenIdLogin(server, provider);
    for (const [call, { example, otherwise }] of calls()) {
      const statuses = Object.keys(findOperation(call).responses).map(Number);
      const [status] = example.status
        ? [example.status]
        : statuses.filter((status) => status < 300);
      const token = call.endsWith("/logout") ? await server.login("member") : undefined;
      await make(call, { ...example, ...(token && { token }) }, status!);
      if (otherwise) await make(call, { ...example, ...otherwise }, otherwise.status!);
    }
  });

  it("for resources that already exist, or are in use", async () => {
    for (const [call, { example, conflict }] of calls()) {
      if (!documents(call, 409)) continue;
      if (conflict === "only in a race") met[call]!.add("409");
      else await make(call, { ...example, ...conflict }, 409);
    }
  });

  it("for banned accounts", async () => {
    await prepareOpenIdLogin(server, provider);
    const { db } = server.database;
    await db.query("update users set banned = true");
    for (const [call, { example }] of calls()) {
      if (documents(call, 403)) await make(call, { ...example, as: "admin" }, 403);
    }
    await db.query("update users set banned = false");
  });

  it("for internal errors", async () => {
    await server.database.db.query("alter table sessions rename to hidden");
    for (const [call, { example }] of calls()) await make(call, { ...example, as: "admin" }, 500);
    await server.database.db.query("alter table hidden rename to sessions");
  });

  it("for too many attempts", async () => {
    for (const [call, { example, guess, guesser = example.as }] of calls()) {
      if (!documents(call, 429)) continue;
      const token = example.token ?? (guesser && tokens[guesser]);
      for (let i = 0; i < MAX_ATTEMPTS; i++) {
        const { status } = await callRest(server, addressOf(call, example), { token, body: guess });
        if (status === 429) break;
      }
      await make(call, { ...example, ...(guesser && { as: guesser }), body: guess }, 429);
    }
  });

  it("for an unavailable database", async () => {
    const reconnect = disconnectDatabase(server);
    for (const [call, { example }] of calls()) await make(call, { ...example, as: "admin" }, 503);
    reconnect();
  });

  it("without documented responses that never occur", () => {
    for (const [call] of calls()) {
      const documentedStatuses = Object.keys(findOperation(call).responses);
      expect([call, [...met[call]!].sort()]).toEqual([call, documentedStatuses.sort()]);
    }
  });
});
