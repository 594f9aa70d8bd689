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

const OWN = join(dirname(dirname(fileURLToPath(import.meta.url))), "workloads");

const documentsBelow = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => parse(readFileSync(join(folder, file), "utf8")));

const TYPE_NAME = { kind: Kind.FIELD, name: { kind: Kind.NAME, value: "__typename" } };

/** What Apollo Client makes of a document before it sends it. */
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

const client = separateOperations(concatAST(documentsBelow(join(PROJECT, "client"))));
const own = separateOperations(concatAST(documentsBelow(OWN)));

/** The documents that are sent, by the names of their operations: the client's own, and ours. */
export const documents = {
  ...Object.fromEntries(Object.entries(client).map(([name, each]) => [name, text(asSent(each))])),
  ...Object.fromEntries(Object.entries(own).map(([name, each]) => [name, text(each)])),
};

/** A GraphQL request for a named operation. */
export const graphql = (operationName, variables = {}, headers = {}) => ({
  method: "POST",
  path: "/graphql",
  headers,
  body: { operationName, query: documents[operationName], variables },
});
