import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NoteSlip_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, viewerNote: { __typename: 'Note', id: string, text: string, version: number } | null } & { ' $fragmentName'?: 'NoteSlip_RecipeFragment' };

export const NoteSlip_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NoteSlip_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"viewerNote"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<NoteSlip_RecipeFragment, unknown>;
/** Stands for the data of `NoteSlip_recipe`, which only that fragment's hook can read. */
export type NoteSlip_RecipeRef = FragmentType<NoteSlip_RecipeFragment>;
/** The masked data of `NoteSlip_recipe`; renders again only when its own fields change. */
export const useNoteSlip_Recipe = (from: NoteSlip_RecipeRef): NoteSlip_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: NoteSlip_RecipeFragmentDoc, fragmentName: "NoteSlip_recipe", from })
    .data as NoteSlip_RecipeFragment;