/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../../shared/apollo/schema.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type Proposal_IngredientFragment = { __typename: 'ProposedIngredient', ingredientId: number, name: string, recipeCount: number, proposedAt: string } & { ' $fragmentName'?: 'Proposal_IngredientFragment' };

export type AcceptIngredientMutationVariables = Exact<{
  ingredientId: number;
}>;


export type AcceptIngredientMutation = { acceptIngredient: { __typename: 'Ingredient', id: string } };

export type ReplaceIngredientMutationVariables = Exact<{
  ingredientId: number;
  intoId: number;
}>;


export type ReplaceIngredientMutation = { replaceIngredient: { __typename: 'Ingredient', id: string } };

export type DeclineIngredientMutationVariables = Exact<{
  ingredientId: number;
  reason?: string | null | undefined;
}>;


export type DeclineIngredientMutation = { declineIngredient: number };


export const AcceptIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<AcceptIngredientMutation, AcceptIngredientMutationVariables>;
export const ReplaceIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReplaceIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replaceIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"intoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"intoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ReplaceIngredientMutation, ReplaceIngredientMutationVariables>;
export const DeclineIngredientDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeclineIngredient"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"declineIngredient"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ingredientId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ingredientId"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}]}]}}]} as unknown as DocumentNode<DeclineIngredientMutation, DeclineIngredientMutationVariables>;
export const useAcceptIngredientMutation = (options?: useMutation.Options<AcceptIngredientMutation, AcceptIngredientMutationVariables>) =>
  useMutation(AcceptIngredientDocument, options);
export const useReplaceIngredientMutation = (options?: useMutation.Options<ReplaceIngredientMutation, ReplaceIngredientMutationVariables>) =>
  useMutation(ReplaceIngredientDocument, options);
export const useDeclineIngredientMutation = (options?: useMutation.Options<DeclineIngredientMutation, DeclineIngredientMutationVariables>) =>
  useMutation(DeclineIngredientDocument, options);