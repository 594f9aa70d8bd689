import { Kind, parse, print, validate } from "graphql";
import { limitRule } from "../apollo/limitRule";
import { estimateCost, limits, estimateStatements } from "../apollo/limits";
import { makeSchema } from "../apollo/schema";
import { resources } from "../rest/resources";
import { anyVariables } from "../testing/anyVariables";
import { clientOperations } from "../testing/clientOperations";

/** The page sizes that our own client requests, and the longer of two selections. */
const sizes = { first: 24, reviews: 10, days: 365, full: true };

const operations = clientOperations();

describe("The limits for documents", () => {
  const schema = makeSchema();

  it.each(operations)("accept the client's document %s", (_name, document) => {
    expect(validate(schema, document, [limitRule])).toEqual([]);
    parse(print(document), { maxTokens: limits.tokens / 2 });
  });

  it("are about twice the cost of the client's most expensive query", () => {
    const costs = operations
      .filter(([, { definitions }]) =>
        definitions.some(
          (each) => each.kind === Kind.OPERATION_DEFINITION && each.operation === "query",
        ),
      )
      .map(([name, document]) =>
        estimateCost(schema, document, { ...anyVariables(schema, document), ...sizes }, name),
      );
    const largest = Math.max(...costs);
    expect(limits.cost).toBeGreaterThanOrEqual(2 * largest);
    expect(limits.cost).toBeLessThanOrEqual(2.2 * largest);
  });

  it("allow about twice the largest number of statements of a document of the client or REST", () => {
    const documents = [
      ...operations.map(([, document]) => document),
      ...resources.flatMap(({ routes }) => routes.map(({ document }) => document)),
    ];
    const largest = Math.max(
      ...documents.map((document) =>
        estimateStatements(schema, document, anyVariables(schema, document)),
      ),
    );
    expect(limits.statements).toBeGreaterThanOrEqual(2 * largest);
    expect(limits.statements).toBeLessThanOrEqual(2.5 * largest);
  });
});
