import type * as Schema from '../../../apollo/schema.generated';

import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Instructions_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, version: number, name: string, servings: number | null, servingsUnit: string | null, steps: Array<{ __typename: 'RecipeSection', heading: string | null, steps: Array<string> }> } & { ' $fragmentName'?: 'Instructions_RecipeFragment' };

export const Instructions_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Instructions_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"servings"}},{"kind":"Field","name":{"kind":"Name","value":"servingsUnit"}},{"kind":"Field","name":{"kind":"Name","value":"steps"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"steps"}}]}}]}}]} as unknown as DocumentNode<Instructions_RecipeFragment, unknown>;
/** Stands for the data of `Instructions_recipe`, which only that fragment's hook can read. */
export type Instructions_RecipeRef = FragmentType<Instructions_RecipeFragment>;
/** The masked data of `Instructions_recipe`; renders again only when its own fields change. */
export const useInstructions_Recipe = (from: Instructions_RecipeRef): Instructions_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: Instructions_RecipeFragmentDoc, fragmentName: "Instructions_recipe", from })
    .data as Instructions_RecipeFragment;