import type * as Schema from '../../shared/apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
import type { FragmentType } from "@apollo/client";
import { useSuspenseFragment } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompactCard_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, name: string, language: string | null, totalMinutes: number | null, cover: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null }, rating: { __typename: 'Rating', average: number | null, count: number } } & { ' $fragmentName'?: 'CompactCard_RecipeFragment' };

export const CompactCard_RecipeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CompactCard_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"language"}},{"kind":"Field","name":{"kind":"Name","value":"totalMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Picture_image"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"rating"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"average"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Picture_image"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]} as unknown as DocumentNode<CompactCard_RecipeFragment, unknown>;
/** Stands for the data of `CompactCard_recipe`, which only that fragment's hook can read. */
export type CompactCard_RecipeRef = FragmentType<CompactCard_RecipeFragment>;
/** The masked data of `CompactCard_recipe`; renders again only when its own fields change. */
export const useCompactCard_Recipe = (from: CompactCard_RecipeRef): CompactCard_RecipeFragment =>
  // The cache holds all fields of a fragment that the route's query included.
  useSuspenseFragment({ fragment: CompactCard_RecipeFragmentDoc, fragmentName: "CompactCard_recipe", from })
    .data as CompactCard_RecipeFragment;