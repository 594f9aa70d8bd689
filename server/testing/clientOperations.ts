import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { concatAST, type DocumentNode, parse, separateOperations, visit } from "graphql";
import { projectFolder } from "../brand";

const client = join(projectFolder, "client");

const removeClientDirectives = (document: DocumentNode): DocumentNode =>
  visit(document, {
    Directive: ({ name }) => (name.value === "unmask" ? null : undefined),
  });

/** Lists the operations of the client by name, with the fragments that they use. */
export const clientOperations = (): [name: string, document: DocumentNode][] => {
  const documents = readdirSync(client, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => parse(readFileSync(join(client, file), "utf8")));
  return Object.entries(separateOperations(removeClientDirectives(concatAST(documents))));
};
