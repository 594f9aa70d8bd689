import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import {
  buildSchema,
  type GraphQLField,
  getNamedType,
  isNonNullType,
  isObjectType,
  type GraphQLObjectType,
} from "graphql";

const project = resolve(__dirname, "..");
const compiler = join(project, "node_modules/relay-compiler/cli.js");
const sdl = readFileSync(join(project, "schema.graphql"), "utf8");
const schema = buildSchema(sdl);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "potluck-relay-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Compiles the documents of a client; returns the generated names. */
function compile(documents: readonly string[], types = sdl): string[] {
  mkdirSync(join(folder, "src/generated"), { recursive: true });
  writeFileSync(join(folder, "schema.graphql"), types);
  writeFileSync(
    join(folder, "src/list.ts"),
    documents.map((document) => `graphql\`${document}\`;\n`).join("\n"),
  );
  const config = {
    src: "./src",
    schema: "./schema.graphql",
    language: "typescript",
    artifactDirectory: "./src/generated",
  };
  writeFileSync(join(folder, "relay.config.json"), JSON.stringify(config));
  execFileSync(process.execPath, [compiler, "--noWatchman"], { cwd: folder, stdio: "pipe" });
  return readdirSync(join(folder, "src/generated")).sort();
}

/** Makes a fragment with a page of a list, as Relay refetches it. */
function listFragment(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>): string {
  const required = field.args.filter(
    ({ type: argument, defaultValue }) => isNonNullType(argument) && defaultValue === undefined,
  );
  const definitions = required.map(
    ({ name, type: argument }) => `${name}: { type: "${argument}" }`,
  );
  const passed = required.map(({ name }) => `${name}: $${name},`);
  const name = `list_${type.name}_${field.name}`;
  return `fragment ${name} on ${type.name}
    @refetchable(queryName: "${name}Query")
    @argumentDefinitions(first: { type: "Int", defaultValue: 10 }, after: { type: "String" } ${definitions.join(" ")}) {
      ${field.name}(${passed.join(" ")} first: $first, after: $after) @connection(key: "${name}_${field.name}") {
        totalCount
        edges { node { __typename } }
      }
    }`;
}

/** All refetchable lists: those of the query itself, and those of nodes. */
const lists = Object.values(schema.getTypeMap())
  .filter(isObjectType)
  .filter(
    (type) => type.name === "Query" || type.getInterfaces().some(({ name }) => name === "Node"),
  )
  .flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => getNamedType(field.type).name.endsWith("Connection"))
      .map((field) => [type, field] as const),
  );

const REVIEWS = [
  `fragment list_recipe on Recipe @refetchable(queryName: "listRecipeQuery") { id name viewerHasFavorited }`,
  `mutation listReviewMutation($connections: [ID!]!, $recipeId: Int!, $input: ReviewInput!) {
    createReview(recipeId: $recipeId, input: $input)
      @prependNode(connections: $connections, edgeTypeName: "ReviewEdge") { id text }
  }`,
  `mutation listDeleteMutation($connections: [ID!]!, $reviewId: Int!) {
    deleteReview(reviewId: $reviewId) @deleteEdge(connections: $connections) @deleteRecord
  }`,
];

describe("The compiler of Relay", () => {
  it("refuses connections without the fields of the specification", () => {
    const [type, field] = lists[0]!;
    const types = sdl.replace("  hasPreviousPage: Boolean!\n", "");
    expect(types).not.toBe(sdl);
    expect(() => compile([listFragment(type, field)], types)).toThrow(/hasPreviousPage/);
  });

  it("compiles every list of the schema, fragments of nodes, and mutations of lists", () => {
    expect(lists.length).toBeGreaterThan(10);
    const generated = compile([...lists.map((list) => listFragment(...list)), ...REVIEWS]);
    const names = lists.map(([type, field]) => `list_${type.name}_${field.name}Query.graphql.ts`);
    expect(generated).toEqual(
      expect.arrayContaining([
        ...names,
        "listRecipeQuery.graphql.ts",
        "listReviewMutation.graphql.ts",
        "listDeleteMutation.graphql.ts",
      ]),
    );
  });
});
