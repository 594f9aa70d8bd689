import { getNamedType, isInputObjectType, parse } from "graphql";
import { checkCost, estimateCost, limits } from "../apollo/limits";
import { publicMutations } from "../apollo/sessionRules";
import { makeSchema } from "../apollo/schema";
import {
  type DocumentShape,
  makeRootFieldDocument,
  type RootField,
  listRootFields,
  SELECTION_DEPTHS,
} from "../testing/rootFieldDocuments";

/** The maximum number of aliases in a document. */
const TIMES = limits.aliases;

const schema = makeSchema();
const rootFields = listRootFields(schema);
const find = (name: string) => rootFields.find((one) => one.name === name)!;

/** Returns the message with which a document is refused; null if it is accepted. */
function refusal(field: RootField, shape: Omit<DocumentShape, "args">): string | null {
  const { query, variables } = makeRootFieldDocument(schema, field, { ...shape, args: "all" });
  try {
    checkCost(schema, parse(query), variables);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

const declaredCost = ({ field }: RootField) => Number(field.extensions["complexity"] ?? 1);

/** Returns true for a field that takes a password, whose hash is compared. */
const takesPassword = ({ field: { args } }: RootField): boolean =>
  args
    .flatMap((argument) => {
      const type = getNamedType(argument.type);
      return [argument.name, ...(isInputObjectType(type) ? Object.keys(type.getFields()) : [])];
    })
    .some((name) => /password/i.test(name));

describe("A document of many root fields", () => {
  it.each(rootFields.map((one) => [one.name, one] as const))(
    "is refused, or costs no more than the limit: %s",
    (_name, field) => {
      for (const depth of SELECTION_DEPTHS) {
        const message = refusal(field, { times: TIMES, depth });
        if (message !== null) expect(message).toMatch(/exceeds the limit\.|maximum allowed/);
        else expect(TIMES * declaredCost(field)).toBeLessThanOrEqual(limits.cost);
      }
    },
  );

  it.each(["Query.coverOptions", "Query.stats", "Query.viewerExport"])(
    "is refused for the cost of resolving %s",
    (name) => expect(refusal(find(name), { times: TIMES, depth: 0 })).toMatch(/exceeds the limit/),
  );

  it.each(
    rootFields
      .filter(({ name }) => name.startsWith("Mutation."))
      .map((one) => [one.name, one] as const),
  )("is refused for the cost of its writes: %s", (_name, field) =>
    expect(refusal(field, { times: TIMES, depth: 0 })).toMatch(/exceeds the limit/),
  );

  it("is refused if it has two fields whose work is unbounded", () => {
    const field = find("Query.viewerExport");
    expect(refusal(field, { times: 1, depth: 0 })).toBeNull();
    expect(refusal(field, { times: 2, depth: 0 })).toMatch(
      /^This query is too complex: its cost exceeds/,
    );
  });

  it.each(
    rootFields
      .filter(takesPassword)
      .filter(({ field }) => !publicMutations.has(field.name))
      .map((one) => [one.name, one] as const),
  )("is refused if it compares two passwords: %s", (_name, field) => {
    expect(refusal(field, { times: 1, depth: 0 })).toBeNull();
    expect(refusal(field, { times: 2, depth: 0 })).toMatch(/its cost exceeds the limit/);
  });
});

it("A root field costs its declared complexity plus the cost of its selection", () => {
  const { query, variables } = makeRootFieldDocument(schema, find("Query.coverOptions"), {
    times: 1,
    depth: 0,
    args: "all",
  });
  const declared = declaredCost(find("Query.coverOptions"));
  expect(declared).toBeGreaterThan(1);
  expect(estimateCost(schema, parse(query), variables)).toBeGreaterThan(declared);
});
