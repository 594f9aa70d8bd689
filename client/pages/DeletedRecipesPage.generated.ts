/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeletedRecipesPageQueryVariables = Exact<{ [key: string]: never; }>;


export type DeletedRecipesPageQuery = { viewerDeletedRecipes: Array<{ __typename: 'DeletedRecipe', recipeId: number, name: string, deletedAt: string, restorableUntil: string }> };


export const DeletedRecipesPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeletedRecipesPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewerDeletedRecipes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"deletedAt"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]} as unknown as DocumentNode<DeletedRecipesPageQuery, DeletedRecipesPageQueryVariables>;
/** Starts `DeletedRecipesPage` for a route, and waits for its answer. */
export const preloadDeletedRecipesPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, DeletedRecipesPageDocument, options);
/** What a route has started with `preloadDeletedRecipesPage`, as the cache has it by now. */
export const useDeletedRecipesPage = useLoadedQuery<DeletedRecipesPageQuery, DeletedRecipesPageQueryVariables>;