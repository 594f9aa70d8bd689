import { Kind, parse } from "graphql";
import { getMetadataStorage } from "type-graphql";
import { referenceEntries } from "../../shared/referenceKinds";
import { makeSchema } from "../apollo/schema";
import { findRootField } from "../rest/operation";
import { resources } from "../rest/resources";
import { clientOperations } from "../testing/clientOperations";
import { callRest } from "../testing/callRest";
import {
  exampleCalls,
  expressPath,
  graphqlRequest,
  restRequest,
} from "../testing/calls/exampleCalls";
import { StatementScene, type Things } from "../testing/statementScene";
import { TestServer } from "../testing/testServer";

/**
 * The callers. `owner` added the recipe and wrote the review; `self` is the user whom the call names. Both are plain
 * members otherwise. `banned` is an admin whose account is locked.
 */
const callers = ["anonymous", "member", "contributor", "admin", "owner", "self", "banned"] as const;
type Caller = (typeof callers)[number];

const schema = makeSchema();
let server: TestServer;
const tokens = new Map<Caller, string>();
let scene: StatementScene;

const permittedCalls = exampleCalls.flatMap((call) =>
  call.act ? [{ ...call, act: call.act, needs: call.needs ?? [] }] : [],
);
type PermittedCall = (typeof permittedCalls)[number];

beforeAll(async () => {
  server = await TestServer.start({ RATE_LIMIT: "off" });
  const { db } = server.database;
  const ids = new Map<Caller, number>();
  for (const [caller, role] of [
    ["member", "member"],
    ["contributor", "contributor"],
    ["admin", "admin"],
    ["owner", "member"],
    ["banned", "admin"],
  ] as const) {
    const userId = await server.addPerson(`the ${caller}`.replace(" ", "-"), role);
    ids.set(caller, userId);
    tokens.set(caller, await server.login(`the-${caller}`));
  }
  await db.query("update users set banned = true where name = 'the-banned'");
  const person = (caller: Caller) => ({
    name: `the-${caller}`,
    userId: ids.get(caller)!,
    token: tokens.get(caller)!,
  });
  // The import belongs to each caller, because an import is visible only to its owner, not even to
  // admins.
  scene = StatementScene.of(server, {
    cook: person("owner"),
    admin: person("admin"),
    importerId: ids.get("contributor")!,
  });
}, 90_000);
afterAll(() => server.close());

async function tokenOf(caller: Caller, { user }: Things): Promise<string | undefined> {
  if (caller !== "self" || user === undefined) return tokens.get(caller);
  const [row] = await server.database.db.query("select name from users where user_id = $1", [user]);
  return server.login(row.name);
}

/** Formats a permission: yes, or the status of the refusal; empty if the caller does not apply. */
const verdict = (status: number) => (status < 400 ? "yes" : String(status));

const OWNED: readonly (keyof Things)[] = ["recipe", "deletedRecipe", "review", "suggestion"];

const isMeant = (caller: Caller, { needs }: PermittedCall) =>
  (caller !== "self" || needs.includes("user")) &&
  (caller !== "owner" || needs.some((need) => OWNED.includes(need)));

async function overGraphql(permitted: PermittedCall, caller: Caller): Promise<string> {
  const things = await scene.things(permitted.needs);
  const token = await tokenOf(caller, things);
  const { errors } = await server.graphql(
    ...(await graphqlRequest(permitted, things, scene)),
    token,
  );
  return verdict(Number(errors?.[0]?.extensions["status"] ?? 200));
}

async function overRest(permitted: PermittedCall, caller: Caller): Promise<string> {
  const things = await scene.things(permitted.needs);
  const token = await tokenOf(caller, things);
  const [address, body] = restRequest(permitted, things);
  return verdict((await callRest(server, address, { token, body })).status);
}

it("The permissions are the same over both APIs and match the table", async () => {
  const lines = [["", ...callers]];
  for (const permitted of permittedCalls) {
    const cells: string[] = [];
    for (const caller of callers) {
      const meant = isMeant(caller, permitted);
      const said = meant ? await overGraphql(permitted, caller) : "–";
      if (meant && permitted.rest) {
        const act = `${permitted.act} by ${caller}`;
        expect([act, await overRest(permitted, caller)]).toEqual([act, said]);
      }
      cells.push(said);
    }
    lines.push([
      `${permitted.act}${permitted.rest ? `  ${expressPath(permitted.rest)}` : ""}`,
      ...cells,
    ]);
  }
  const widths = lines[0]!.map((_, i) => Math.max(...lines.map((line) => line[i]!.length)));
  const table = lines.map((line) => line.map((cell, i) => cell.padEnd(widths[i]!)).join("  "));
  expect(`\n${table.map((line) => line.trimEnd()).join("\n")}\n`).toMatchSnapshot();
}, 300_000);

/**
 * The fields with separate tests of their rules, because they change the caller's session or login.
 */
const SHOWN_ELSEWHERE = [
  "addPasskey",
  "changePassword",
  "confirmAuthenticator",
  "deleteAccount",
  "endSession",
  "logout",
  "removeAuthenticator",
  "removeOpenIdLogin",
  "removePasskey",
  "renamePasskey",
  "renewRecoveryCodes",
];

describe("The table of permissions", () => {
  const fields = [...permittedCalls.map(({ act }) => act.split(/[ ,]/)[0]), ...SHOWN_ELSEWHERE];

  it("has every guarded query and mutation of the schema", () => {
    const { mutations, queries } = getMetadataStorage();
    const guarded = [...mutations, ...queries].filter(({ roles }) => roles);
    const left = guarded.map(({ schemaName }) => schemaName);
    expect(left.filter((name) => !fields.includes(name))).toEqual([]);
  });

  it("has every REST call that writes or requires a login", () => {
    const rows = permittedCalls.map(({ rest }) => rest && expressPath(rest));
    const openPaths = ["/recipes", "/reviews", ...referenceEntries.map(([, { path }]) => path)];
    const left = resources
      .flatMap(({ routes }) => routes)
      .filter(({ ignoresToken }) => !ignoresToken)
      .filter(({ document }) => !SHOWN_ELSEWHERE.includes(findRootField(schema, document).name))
      .map(({ method, path }) => `${method} ${path}`)
      .filter((row) => !rows.includes(row))
      .filter((row) => !openPaths.some((path) => row.startsWith(`GET ${path}`)));
    expect(left).toEqual([]);
  });
});

it("Every query and mutation of the schema has an example", () => {
  const documents = [
    ...exampleCalls.flatMap(({ graphql }) => (graphql ? [parse(graphql({} as Things))] : [])),
    ...clientOperations().map(([, document]) => document),
    ...resources.flatMap(({ routes }) => routes.map(({ document }) => document)),
  ];
  const called = new Set(
    documents.flatMap(({ definitions }) =>
      definitions.flatMap((each) =>
        each.kind === Kind.OPERATION_DEFINITION
          ? each.selectionSet.selections.flatMap((one) =>
              one.kind === Kind.FIELD ? [one.name.value] : [],
            )
          : [],
      ),
    ),
  );
  const { mutations, queries } = getMetadataStorage();
  const left = [...mutations, ...queries].map(({ schemaName }) => schemaName);
  expect(left.filter((name) => !called.has(name))).toEqual([]);
});
