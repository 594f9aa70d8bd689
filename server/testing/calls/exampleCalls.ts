import { print } from "graphql";
import { ownProperty } from "../../../shared/ownProperty";
import { makeBodyExample } from "../../rest/openapi/routeExamples";
import { resources } from "../../rest/resources";
import { clientOperations } from "../clientOperations";
import type { Caller, StatementScene, Things } from "../statementScene";
import type { ClientCall, ExampleCall } from "./ExampleCall";
import { favoriteCalls } from "./favorites";
import { historyCalls } from "./history";
import { importCalls } from "./imports";
import { mergeCalls } from "./merges";
import { noteCalls } from "./notes";
import { noticeCalls } from "./notices";
import { openIdCalls } from "./openId";
import { exportCalls, recipeCalls } from "./recipes";
import { referenceCalls } from "./reference";
import { ownIngredientCalls } from "./ownIngredients";
import { suggestionCalls } from "./suggestions";
import { synonymCalls } from "./synonyms";
import { reviewCalls } from "./reviews";
import { siteSettingsCalls } from "./siteSettings";
import { accountCalls, accountDeletion, loginCalls } from "./sessions";
import { twoFactorCalls } from "./twoFactor";
import { contributorRequestCalls, statsCalls, userCalls } from "./users";

/**
 * The examples of all operations, one each, in an order in which all documented requests succeed.
 */
export const exampleCalls: readonly ExampleCall[] = [
  ...loginCalls,
  ...recipeCalls,
  ...historyCalls,
  ...suggestionCalls,
  ...reviewCalls,
  ...favoriteCalls,
  ...noteCalls,
  ...userCalls,
  ...referenceCalls,
  ...contributorRequestCalls,
  ...importCalls,
  ...mergeCalls,
  ...ownIngredientCalls,
  ...synonymCalls,
  ...statsCalls,
  ...siteSettingsCalls,
  ...accountCalls,
  ...noticeCalls,
  ...twoFactorCalls,
  ...openIdCalls,
  ...exportCalls,
  accountDeletion,
];

/** Converts a path to Express's syntax: `PUT /recipes/{recipeId}` becomes `PUT /recipes/:recipeId`. */
export const expressPath = (rest: string): string => rest.replace(/\{(\w+)\}/g, ":$1");

const routes = new Map(
  resources
    .flatMap((resource) => resource.routes)
    .map((route) => [`${route.method} ${route.path}`, route]),
);

/** The row that a parameter of a path names. */
const thingOf: Record<string, keyof Things> = {
  recipeId: "recipe",
  reviewId: "review",
  userId: "user",
  importId: "import",
  importItemId: "importItem",
  mergeId: "merge",
  aliasId: "alias",
  suggestionId: "suggestion",
};

/** Returns the values of the parameters in the path of a route. */
export function idsOf({ rest = "", ids }: ExampleCall, things: Things): Record<string, unknown> {
  if (ids) return ids(things);
  const names = [...rest.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return Object.fromEntries(names.map((name) => [name, things[ownProperty(thingOf, name)!]]));
}

/**
 * Returns the body of a request: bytes, or the example in the API's documentation with the keys of
 * these rows.
 */
export function bodyOf({ rest, body }: ExampleCall, things: Things): unknown {
  const own = body?.(things);
  if (Buffer.isBuffer(own)) return own;
  const route = routes.get(expressPath(rest!));
  return route?.body ? { ...makeBodyExample(route, route.body), ...own } : own;
}

/** Makes a request to the REST API with the given rows. */
export function restRequest(call: ExampleCall, things: Things): [address: string, body: unknown] {
  const ids = idsOf(call, things);
  const path = call.rest!.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
  return [`${path}${call.query?.(things) ?? ""}`, bodyOf(call, things)];
}

/** Makes a request to the REST API like an example, with other rows. */
export const restExample = (
  rest: string,
  things: Partial<Things> = {},
): [address: string, body: unknown] =>
  // The cast is safe, because an example reads only the rows that its route requires.
  restRequest(
    exampleCalls.find((call) => call.rest === rest)!,
    things as Things,
  );

/** The texts of the client's operations, by name. */
export const clientDocuments: Record<string, string> = Object.fromEntries(
  clientOperations().map(([name, document]) => [name, print(document)]),
);

/** Makes a request to the GraphQL API with the given rows. */
export async function graphqlRequest(
  { graphql, client, variables }: ExampleCall,
  things: Things,
  scene: StatementScene,
  caller: Caller | null = null,
): Promise<[document: string, variables: object]> {
  if (graphql) return [graphql(things), {}];
  return [clientDocuments[client!.name]!, (await variables?.(things, scene, caller)) ?? {}];
}

/** The examples of the client's operations, by name. */
export const clientCalls: Record<string, ExampleCall & { client: ClientCall }> = Object.fromEntries(
  exampleCalls.flatMap((call) =>
    call.client ? [[call.client.name, { ...call, client: call.client }]] : [],
  ),
);

/** Adds the rows that an operation of the client needs, and returns its caller and variables. */
export async function prepareClientCall(
  name: string,
  scene: StatementScene,
): Promise<{ caller: Caller | null; variables: object }> {
  const call = clientCalls[name]!;
  const { as } = call.client;
  const caller = as === "anyone" ? null : as === "newMember" ? await scene.addPerson() : scene[as];
  const { user, ...others } = await scene.things(
    (call.needs ?? []).filter((need) => need !== "user" || as !== "newMember"),
  );
  const things = { ...others, user: as === "newMember" ? caller!.userId : user };
  return { caller, variables: (await call.variables?.(things, scene, caller)) ?? {} };
}
