import {
  type DocumentNode,
  type FieldNode,
  getArgumentValues,
  getNamedType,
  type GraphQLField,
  type GraphQLSchema,
  isObjectType,
  Kind,
  type SelectionSetNode,
} from "graphql";
import { Extensions } from "type-graphql";
import { ownProperty } from "../../shared/ownProperty";
import type { Statement } from "../database/queryDirectly";
import { onlyField } from "./onlyField";

type Values = Readonly<Record<string, unknown>>;

/**
 * The statements that a field begins with. They are executed together with the one that reads the session, before
 * anything is decided, so that they must do nothing but read; `Context.query` then has their rows.
 * @param viewerId whom the token names
 * @param parent the arguments of the query or mutation that a field is selected below
 */
type StatementsOf = (args: Values, viewerId: number, parent: Values) => Statement[];

/** Declares such statements for a query or mutation, or for a field of what it returns. */
export const ReadsAhead = (statementsOf: StatementsOf) => Extensions({ readsAhead: statementsOf });

interface Reading {
  field: GraphQLField<unknown, unknown>;
  node: FieldNode;
  statementsOf: StatementsOf;
}

/** What an operation reads ahead, with these variables. */
export type ReadAhead = (variables: Values, viewerId: number) => Statement[];

/** Prepares the reading ahead of an operation with one query or mutation; others read nothing ahead. */
export function makeReadAhead(schema: GraphQLSchema, document: DocumentNode): ReadAhead {
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
  const statementsOf = field.extensions["readsAhead"] as StatementsOf | undefined;
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
