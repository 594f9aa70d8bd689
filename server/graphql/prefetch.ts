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

/** The query or mutation of an operation that has only one; null for others. */
function onlyField(
  schema: GraphQLSchema,
  document: DocumentNode,
): { field: GraphQLField<unknown, unknown>; node: FieldNode } | null {
  const operation = getOperationAST(document);
  const [node, ...more] = operation?.selectionSet.selections ?? [];
  if (!operation || node?.kind !== Kind.FIELD || more.length > 0) return null;
  const fields = schema.getRootType(operation.operation)?.getFields() ?? {};
  const field = ownProperty(fields, node.name.value);
  return field ? { field, node } : null;
}

type Values = Readonly<Record<string, unknown>>;

/**
 * The first statements of a field. They are sent together with the one that reads the session, before the viewer is
 * authenticated, and therefore may only read. `Context.query` returns their rows.
 * @param viewerId the user that the token names
 * @param parent the arguments of the query or mutation that a field is selected below
 */
type StatementsOf = (args: Values, viewerId: number, parent: Values) => Statement[];

/** Declares such statements for a query or mutation, or for a field of what it returns. */
export const Prefetch = (statementsOf: StatementsOf) => Extensions({ prefetch: statementsOf });

interface Reading {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  statementsOf: StatementsOf;
}

/** Returns the statements that an operation prefetches with these variables. */
export type PrefetchStatements = (variables: Values, viewerId: number) => Statement[];

/** Compiles the prefetching of an operation with one query or mutation; others prefetch nothing. */
export function compilePrefetch(schema: GraphQLSchema, document: DocumentNode): PrefetchStatements {
  const only = onlyField(schema, document);
  if (!only) return () => [];
  const { field: root, node } = only;
  const type = getNamedType(root.type);
  const below = isObjectType(type) ? type.getFields() : {};
  const readings = [
    ...readingsOf(root, node),
    ...fieldsOf(document, node.selectionSet).flatMap((each) => {
      const field = ownProperty(below, each.name.value);
      return field ? readingsOf(field, each) : [];
    }),
  ];
  if (readings.length === 0) return () => [];
  return (variables, viewerId) => {
    const parent = getArgumentValues(root, node, variables);
    return readings.flatMap(({ field, node: at, statementsOf }) =>
      statementsOf(getArgumentValues(field, at, variables), viewerId, parent),
    );
  };
}

function readingsOf(field: GraphQLField<unknown, unknown>, node: FieldNode): Reading[] {
  // Only the decorator above writes this extension.
  const statementsOf = field.extensions["prefetch"] as StatementsOf | undefined;
  return statementsOf && !node.directives?.length ? [{ field, node, statementsOf }] : [];
}

/** The fields of a selection set that are selected whatever the variables are. */
function fieldsOf(document: DocumentNode, set: SelectionSetNode | undefined): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.directives?.length) return [];
    if (selection.kind === Kind.FIELD) return [selection];
    if (selection.kind === Kind.INLINE_FRAGMENT) return fieldsOf(document, selection.selectionSet);
    const fragment = document.definitions.find(
      (each) => each.kind === Kind.FRAGMENT_DEFINITION && each.name.value === selection.name.value,
    );
    return fragment?.kind === Kind.FRAGMENT_DEFINITION
      ? fieldsOf(document, fragment.selectionSet)
      : [];
  });
}
