import { type GraphQLResolveInfo, Kind, type SelectionSetNode } from "graphql";
import { ownProperty } from "../../shared/ownProperty";

/**
 * Returns the names of the selected fields of a field's result, including those that directives may
 * skip.
 */
export function selectedFields({ fieldNodes, fragments }: GraphQLResolveInfo): string[] {
  const listNames = (set: SelectionSetNode | undefined): string[] =>
    (set?.selections ?? []).flatMap((selection) => {
      if (selection.kind === Kind.FIELD) return [selection.name.value];
      if (selection.kind === Kind.INLINE_FRAGMENT) return listNames(selection.selectionSet);
      return listNames(ownProperty(fragments, selection.name.value)?.selectionSet);
    });
  return fieldNodes.flatMap((node) => listNames(node.selectionSet));
}
