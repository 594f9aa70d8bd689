import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  concatAST,
  type DocumentNode,
  Kind,
  parse,
  print,
  separateOperations,
  validate,
  visit,
} from "graphql";
import { projectFolder } from "../brand";
import { limitRule } from "../apollo/limitRule";
import { costOf, limits } from "../apollo/limits";
import { makeSchema } from "../graphql/schema";

/** The page sizes that our own client asks for. */
const pageSizes = { first: 24, reviews: 10, days: 365 };

/** Keys and choices that our own client's queries cannot do without; they cost nothing. */
const others = { recipeId: 1, reviewId: 1, userId: 1, key: 1, token: "", sort: "NAME_ASC" };
const variables = { ...pageSizes, ...others };

const client = join(projectFolder, "client");
const documents = readdirSync(client, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".graphql"))
  .map((file) => parse(readFileSync(join(client, file), "utf8")));

/** What the client really sends: each operation with the fragments that it uses. */
const operations = Object.entries(
  separateOperations(withoutClientDirectives(concatAST(documents))),
);

function withoutClientDirectives(document: DocumentNode): DocumentNode {
  return visit(document, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
  });
}

describe("The limits for documents", () => {
  const schema = makeSchema();

  it.each(operations)("let our own %s through", (_name, document) => {
    expect(validate(schema, document, [limitRule])).toEqual([]);
    parse(print(document), { maxTokens: limits.tokens / 2 });
  });

  it("are about twice what the costliest of ours needs", () => {
    const costs = operations
      .filter(([, { definitions }]) =>
        definitions.some(
          (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === "query",
        ),
      )
      .map(([name, document]) => costOf(schema, document, variables, name));
    const largest = Math.max(...costs);
    expect(limits.cost).toBeGreaterThanOrEqual(2 * largest);
    expect(limits.cost).toBeLessThanOrEqual(2.2 * largest);
  });
});
