/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { AttachedPhotos_PhotoFragment } from '../shared/photos/AttachedPhotos_photo.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type NewDiaryEntryPageQueryVariables = Exact<{
  recipeId: number;
}>;


export type NewDiaryEntryPageQuery = { viewer: { __typename: 'User', id: string } | null, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } };

export type DiaryEntryPageQueryVariables = Exact<{
  diaryEntryId: number;
}>;


export type DiaryEntryPageQuery = { viewer: { __typename: 'User', id: string } | null, diaryEntry: { __typename: 'DiaryEntry', id: string, diaryEntryId: number, cookedOn: string, text: string | null, isPublic: boolean, version: number, viewerCanEdit: boolean, photos: Array<{ __typename: 'Photo', id: string, photoId: number, caption: string | null, hiddenReason: string | null, viewerCanHide: boolean, image: { __typename: 'Image', alt: string, url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } }>, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } } };


export const NewDiaryEntryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewDiaryEntryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<NewDiaryEntryPageQuery, NewDiaryEntryPageQueryVariables>;
export const DiaryEntryPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiaryEntryPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"diaryEntryId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"diaryEntry"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"diaryEntryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"diaryEntryId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"diaryEntryId"}},{"kind":"Field","name":{"kind":"Name","value":"cookedOn"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"isPublic"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttachedPhotos_photo"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"recipe"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttachedPhotos_photo"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Photo"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photoId"}},{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"hiddenReason"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanHide"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"srcSet"}},{"kind":"Field","name":{"kind":"Name","value":"placeholder"}}]}}]}}]} as unknown as DocumentNode<DiaryEntryPageQuery, DiaryEntryPageQueryVariables>;
/** Starts `NewDiaryEntryPage` for a route, and waits for its answer. */
export const preloadNewDiaryEntryPage = (preload: Preload, options: LoadOptions & { variables: NewDiaryEntryPageQueryVariables }) =>
  loadQuery(preload, NewDiaryEntryPageDocument, options);
/** The query that a route has started with `preloadNewDiaryEntryPage`, with the present data of the cache. */
export const useNewDiaryEntryPage = useLoadedQuery<NewDiaryEntryPageQuery, NewDiaryEntryPageQueryVariables>;
/** Starts `DiaryEntryPage` for a route, and waits for its answer. */
export const preloadDiaryEntryPage = (preload: Preload, options: LoadOptions & { variables: DiaryEntryPageQueryVariables }) =>
  loadQuery(preload, DiaryEntryPageDocument, options);
/** The query that a route has started with `preloadDiaryEntryPage`, with the present data of the cache. */
export const useDiaryEntryPage = useLoadedQuery<DiaryEntryPageQuery, DiaryEntryPageQueryVariables>;