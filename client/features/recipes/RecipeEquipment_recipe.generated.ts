import type * as Schema from '../../shared/apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RecipeEquipment_RecipeFragment = { __typename: 'Recipe', id: string, equipment: Array<{ __typename: 'Equipment', id: string, equipmentId: number, name: string }> } & { ' $fragmentName'?: 'RecipeEquipment_RecipeFragment' };

export const RecipeEquipment_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipeEquipment_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipment"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"equipmentId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<RecipeEquipment_RecipeFragment, unknown>;
/** Stands for the data of `RecipeEquipment_recipe`, which only that fragment's hook can read. */
export type RecipeEquipment_RecipeRef = FragmentType<RecipeEquipment_RecipeFragment>;
/** The masked data of `RecipeEquipment_recipe`; renders again only when its own fields change. */
export const useRecipeEquipment_Recipe = (from: RecipeEquipment_RecipeRef): RecipeEquipment_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: RecipeEquipment_RecipeFragmentDoc, fragmentName: "RecipeEquipment_recipe", from })
    .data as RecipeEquipment_RecipeFragment;