import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type PrintedExtras_RecipeFragment = { __typename: 'Recipe', id: string, viewerNote: { __typename: 'Note', id: string, text: string } | null } & { ' $fragmentName'?: 'PrintedExtras_RecipeFragment' };

export const PrintedExtras_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PrintedExtras_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<PrintedExtras_RecipeFragment, unknown>;
/** Stands for the data of `PrintedExtras_recipe`, which only that fragment's hook can read. */
export type PrintedExtras_RecipeRef = FragmentType<PrintedExtras_RecipeFragment>;
/** The masked data of `PrintedExtras_recipe`; renders again only when its own fields change. */
export const usePrintedExtras_Recipe = (from: PrintedExtras_RecipeRef): PrintedExtras_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: PrintedExtras_RecipeFragmentDoc, fragmentName: "PrintedExtras_recipe", from })
    .data as PrintedExtras_RecipeFragment;