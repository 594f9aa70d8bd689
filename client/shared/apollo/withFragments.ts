import type { DocumentNode } from "graphql";

/** Reads the name of an operation or a fragment; the documents of the client have no other definitions. */
const readName = (definition: object) => (definition as { name: { value: string } }).name.value;

/** A document with the fragments of other documents, each of them once. */
export function withFragments(
  definitions: readonly object[],
  ...documents: readonly DocumentNode[]
): object {
  const all = [...definitions, ...documents.flatMap((document) => document.definitions)];
  const byName = new Map(all.map((definition) => [readName(definition), definition]));
  return { kind: "Document", definitions: [...byName.values()] };
}
