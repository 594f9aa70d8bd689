/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Types from '../schema.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DifficultyLevelFieldsFragment = { difficultyLevelId: number, difficultyLevelName: string };

export type DifficultyLevelsQueryVariables = Exact<{ [key: string]: never; }>;


export type DifficultyLevelsQuery = { items: Array<DifficultyLevelFieldsFragment> };

export type DifficultyLevelQueryVariables = Exact<{
  id: number;
}>;


export type DifficultyLevelQuery = { item: (
    { version: number }
    & DifficultyLevelFieldsFragment
  ) };

export type CreateDifficultyLevelMutationVariables = Exact<{
  input: Types.DifficultyLevelInput;
}>;


export type CreateDifficultyLevelMutation = { item: DifficultyLevelFieldsFragment };

export type UpdateDifficultyLevelMutationVariables = Exact<{
  id: number;
  input: Types.DifficultyLevelInput;
  version?: number | null | undefined;
}>;


export type UpdateDifficultyLevelMutation = { item: DifficultyLevelFieldsFragment };

export type DeleteDifficultyLevelMutationVariables = Exact<{
  id: number;
}>;


export type DeleteDifficultyLevelMutation = { deleteDifficultyLevel: string };


export const DifficultyLevelsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DifficultyLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"items"},"name":{"kind":"Name","value":"difficultyLevels"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifficultyLevelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifficultyLevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","alias":{"kind":"Name","value":"difficultyLevelName"},"name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<DifficultyLevelsQuery, DifficultyLevelsQueryVariables>;
export const DifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"difficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifficultyLevelFields"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifficultyLevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","alias":{"kind":"Name","value":"difficultyLevelName"},"name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<DifficultyLevelQuery, DifficultyLevelQueryVariables>;
export const CreateDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"createDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifficultyLevelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifficultyLevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","alias":{"kind":"Name","value":"difficultyLevelName"},"name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<CreateDifficultyLevelMutation, CreateDifficultyLevelMutationVariables>;
export const UpdateDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevelInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"item"},"name":{"kind":"Name","value":"updateDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DifficultyLevelFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DifficultyLevelFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DifficultyLevel"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"difficultyLevelId"}},{"kind":"Field","alias":{"kind":"Name","value":"difficultyLevelName"},"name":{"kind":"Name","value":"name"}}]}}]} as unknown as DocumentNode<UpdateDifficultyLevelMutation, UpdateDifficultyLevelMutationVariables>;
export const DeleteDifficultyLevelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteDifficultyLevel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteDifficultyLevel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"difficultyLevelId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteDifficultyLevelMutation, DeleteDifficultyLevelMutationVariables>;
