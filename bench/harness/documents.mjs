import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  concatAST,
  Kind,
  parse,
  print,
  separateOperations,
  stripIgnoredCharacters,
  visit,
} from "graphql";
import { PROJECT } from "../../tools/built.mjs";

const BENCH = dirname(dirname(fileURLToPath(import.meta.url)));

const documentsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => parse(readFileSync(join(folder, file), "utf8")));

const TYPE_NAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** A document as Apollo Client sends it. */
const asSent = (document) =>
  visit(document, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
    SelectionSet: {
      leave: (set, _key, parent) =>
        parent.kind === Kind.OPERATION_DEFINITION
          ? undefined
          : { ...set, selections: [...set.selections, TYPE_NAME] },
    },
  });

const text = (document) => stripIgnoredCharacters(print(document));

/** Documents by operation name. */
function operationsBelow(folder, change = (document) => document) {
  const operations = separateOperations(concatAST(documentsBelow(folder)));
  return Object.fromEntries(
    Object.entries(operations).map(([name, document]) => [name, text(change(document))]),
  );
}

/** The client's documents, and those of the benchmark only. */
const documents = {
  ...operationsBelow(join(PROJECT, "client"), asSent),
  ...operationsBelow(join(BENCH, "workloads")),
};

/** The same queries for PostGraphile's generated schema. */
const postgraphileDocuments = operationsBelow(join(BENCH, "references/postgraphile"));

/** A GraphQL request to a server for a named operation. */
export const graphql = (server, operationName, variables = {}, headers = {}) => ({
  method: "POST",
  path: "/graphql",
  headers,
  body: {
    operationName,
    query: (server.name === "P" ? postgraphileDocuments : documents)[operationName],
    variables,
  },
});
