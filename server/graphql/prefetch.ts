import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getOperationAST,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";
import { ownProperty } from "../../shared/ownProperty";
import type { Statement } from "../database/queryPipelined";

/** Finds the query or mutation of an operation that has only one; null for others. */
function findOnlyField(
  schema: GraphQLSchema,
  document: DocumentNode,
): { field: GraphQLField<unknown, unknown>; node: FieldNode } | null {
  const operation = getOperationAST(document);
  const [node, ...otherSelections] = operation?.selectionSet.selections ?? [];
  if (!operation || node?.kind !== Kind.FIELD || otherSelections.length > 0) return null;
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const field = ownProperty(fields, node.name.value);
  return field ? { field, node } : null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * Makes the first statements of a field. They are sent together with the one that reads the session, before the
 * viewer is authenticated, and therefore may only read. `Context.query` returns their rows.
 * @param viewerId the user that the token names
 * @param parent the arguments of the query or mutation that a field is selected below
 */
type MakeStatements = (args: Values, viewerId: number, parent: Values) => Statement[];

/**
 * Declares statements that are prefetched for a query or mutation, or for a field of its result.
 */
export const Prefetch = (makeStatements: MakeStatements) =>
  Extensions({ prefetch: makeStatements });

interface Reading {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  makeStatements: MakeStatements;
}

/** Returns the statements that an operation prefetches with these variables. */
export type PrefetchStatements = (variables: Values, viewerId: number) => Statement[];

/** Compiles the prefetching of an operation with one query or mutation; others prefetch nothing. */
export function compilePrefetch(schema: GraphQLSchema, document: DocumentNode): PrefetchStatements {
  const rootSelection = findOnlyField(schema, document);
  if (!rootSelection) return () => [];
  const { field: root, node } = rootSelection;
  const type = getNamedType(root.type);
  const childFields = isObjectType(type) ? type.getFields() : {};
  const readings = [
    ...findReadings(root, node),
    ...listFields(document, node.selectionSet).flatMap((childNode) => {
      const field = ownProperty(childFields, childNode.name.value);
      return field ? findReadings(field, childNode) : [];
    }),
  ];
  if (readings.length === 0) return () => [];
  return (variables, viewerId) => {
    const parent = getArgumentValues(root, node, variables);
    return readings.flatMap(({ field, node: at, makeStatements }) =>
      makeStatements(getArgumentValues(field, at, variables), viewerId, parent),
    );
  };
}

function findReadings(field: GraphQLField<unknown, unknown>, node: FieldNode): Reading[] {
  // The cast is safe, because only the decorator above writes this extension.
  const makeStatements = field.extensions["prefetch"] as MakeStatements | undefined;
  return makeStatements && !node.directives?.length ? [{ field, node, makeStatements }] : [];
}

/** Lists the fields of a selection set that are selected for any values of the variables. */
function listFields(document: DocumentNode, set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.directives?.length) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT)
      return listFields(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION &&
        definition.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? listFields(document, fragment.selectionSet)
      : [];
  });
}
