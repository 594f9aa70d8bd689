/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OwnIngredients_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, ownIngredients: Array<{ __typename: 'OwnIngredient', ingredientId: number, name: string, isProposed: boolean, declinedAt: string | null, declineReason: string | null }> } & { ' $fragmentName'?: 'OwnIngredients_RecipeFragment' };

export type ProposeIngredientsMutationVariables = Exact<{
  recipeId: number;
}>;


export type ProposeIngredientsMutation = { proposeIngredients: (
    { __typename: 'Recipe', id: string }
    & { ' $fragmentRefs'?: { 'OwnIngredients_RecipeFragment': OwnIngredients_RecipeFragment } }
  ) };


export const ProposeIngredientsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ProposeIngredients"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposeIngredients"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OwnIngredients_recipe"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OwnIngredients_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"ownIngredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"declinedAt"}},{"kind":"Field","name":{"kind":"Name","value":"declineReason"}}]}}]}}]} as unknown as DocumentNode<ProposeIngredientsMutation, ProposeIngredientsMutationVariables>;
export const useProposeIngredientsMutation = (options?: useMutation.Options<ProposeIngredientsMutation, ProposeIngredientsMutationVariables>) =>
  useMutation(ProposeIngredientsDocument, options);