import { parse, print } from "graphql";
import { estimateStatements } from "../apollo/limits";
import { makeSchema } from "../apollo/schema";
import { anyVariables } from "../testing/anyVariables";
import { clientOperations } from "../testing/clientOperations";
import { SITE } from "../testing/openIdLogins";
import { OpenIdProvider } from "../testing/OpenIdProvider";
import { TestServer } from "../testing/testServer";
import { clientCalls, prepareClientCall } from "../testing/calls/exampleCalls";
import { StatementScene } from "../testing/statementScene";

const FEW = 2;
const MANY = 20;

interface Cost {
  statements: number;
  /** The number of items in all lists of the response. */
  items: number;
  errors?: unknown;
}

const operations = clientOperations().map(([name, document]) => ({ name, text: print(document) }));

/**
 * The operations whose lists do not grow with the data: roles, counts of scores, three offered recipes, drawings of
 * covers, recovery codes, the algorithms of passkeys, settings, checks of services, and the users that a call names.
 */
const NEVER_LONGER = [
  "AddPasskey",
  "ConfirmAuthenticator",
  "CoverOptions",
  "CreateReview",
  "DiaryEntryPage",
  "OfferedRecipes",
  "PreparePasskey",
  "RenewRecoveryCodes",
  "SaveCookingProgress",
  "SaveNotice",
  "SaveSiteSettings",
  "SiteChecks",
  "SiteSettingsNow",
  "SiteSettingsPage",
  "UpdateDiaryEntry",
  "UpdateImportItem",
  "UpdateReview",
  "UpdateUsers",
  "UserRolePage",
];

let server: TestServer;
let provider: OpenIdProvider;
let few: Map<string, Cost>;
let many: Map<string, Cost>;
beforeAll(async () => {
  provider = await OpenIdProvider.start();
  server = await TestServer.start({ RATE_LIMIT: "off", ...provider.settings(), PUBLIC_URL: SITE });
  few = await measure(await StatementScene.make(server, FEW, provider));
  many = await measure(await StatementScene.make(server, MANY, provider));
});
afterAll(async () => {
  await server.close();
  await provider.stop();
});

async function measure(scene: StatementScene): Promise<Map<string, Cost>> {
  const costs = new Map<string, Cost>();
  for (const { name, text } of operations) {
    if (!clientCalls[name]) continue;
    const { caller, variables } = await prepareClientCall(name, scene);
    // The query fills the process's cache of names of reference data, which an operation may have
    // emptied.
    await server.graphql("{ recipes(first: 1) { edges { node { name } } } }");
    costs.set(name, await costOf(text, variables, caller?.token, scene.takeHeaders()));
    await clientCalls[name].client.after?.(scene);
  }
  return costs;
}

async function costOf(
  text: string,
  variables: object,
  token?: string,
  headers: Record<string, string> = {},
): Promise<Cost> {
  let answer: Awaited<ReturnType<TestServer["graphql"]>> | undefined;
  const statements = await server.database.counter.collectStatements(async () => {
    answer = await server.graphql(text, variables, token, headers);
  });
  const { data, errors } = answer!;
  return { statements: statements.length, items: itemsIn(data), ...(errors ? { errors } : {}) };
}

function itemsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const below = Object.values(value).reduce<number>((sum, each) => sum + itemsIn(each), 0);
  return below + (Array.isArray(value) ? value.length : 0);
}

describe("The statements of the client's operations", () => {
  it("each have a budget, and no other operation has a budget", () => {
    expect(Object.keys(clientCalls).sort()).toEqual(operations.map(({ name }) => name).sort());
  });

  it.each(operations)("stay within the budget of $name with any amount of data", ({ name }) => {
    const { statements, together = statements } = clientCalls[name]!.client;
    for (const costs of [few, many]) {
      const cost = costs.get(name)!;
      expect([statements, together]).toContain(cost.statements);
      expect(cost.errors).toBeUndefined();
    }
  });

  it("are counted on lists that grow with the data", () => {
    const lists = [...few].filter(([, { items }]) => items > 0);
    const asLong = lists.filter(([name, { items }]) => many.get(name)!.items <= items);
    expect(asLong.map(([name]) => name).sort()).toEqual(NEVER_LONGER);
    expect(lists.length).toBeGreaterThan(NEVER_LONGER.length + 15);
  });

  it("do not exceed the estimate of the limit, plus one for the session", () => {
    const schema = makeSchema();
    const underestimated = operations.filter(({ name, text }) => {
      const document = parse(text);
      const supposed = estimateStatements(schema, document, anyVariables(schema, document));
      return clientCalls[name]!.client.statements > 1 + supposed;
    });
    expect(underestimated.map(({ name }) => name)).toEqual([]);
  });

  it("would exceed their budget with one statement for each row", async () => {
    const rowByRow = (rows: number) =>
      `mutation { ${Array.from({ length: rows }, (_row, i) => `row${i}: addFavorite(recipeId: 1) { id }`).join(" ")} }`;
    const token = await server.login("member");
    const costs = [await costOf(rowByRow(1), {}, token), await costOf(rowByRow(10), {}, token)];
    expect(costs[1]!.statements).toBeGreaterThan(costs[0]!.statements);
  });
});
