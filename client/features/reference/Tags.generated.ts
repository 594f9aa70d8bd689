/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../../shared/apollo/fetchQuery";
import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type TagsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
  search?: string | null | undefined;
  sort: Schema.ReferenceSort;
}>;


export type TagsPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, page: { __typename: 'TagConnection', totalCount: number, edges: Array<{ __typename: 'TagEdge', node: { __typename: 'Tag', id: string, name: string, key: number } }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };

export type NewTagPageQueryVariables = Exact<{ [key: string]: never; }>;


export type NewTagPageQuery = { mayEdit: boolean, viewer: { __typename: 'User', id: string } | null };

export type TagPageQueryVariables = Exact<{
  key: number;
}>;


export type TagPageQuery = { mayEdit: boolean, mayMerge: boolean, viewer: { __typename: 'User', id: string } | null, one: { __typename: 'Tag', id: string, name: string, version: number, key: number, aliases: Array<{ __typename: 'Alias', aliasId: number, name: string }> } };

export type AddTagMutationVariables = Exact<{
  input: Schema.TagInput;
}>;


export type AddTagMutation = { added: { __typename: 'Tag', id: string, name: string, key: number } };

export type RenameTagMutationVariables = Exact<{
  key: number;
  input: Schema.TagInput;
  version: number;
}>;


export type RenameTagMutation = { renamed: { __typename: 'Tag', id: string, name: string, version: number, key: number } };

export type DeleteTagMutationVariables = Exact<{
  key: number;
}>;


export type DeleteTagMutation = { deleted: string };


export const TagsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReferenceSort"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"searchTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<TagsPageQuery, TagsPageQueryVariables>;
export const NewTagPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NewTagPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}}]}}]} as unknown as DocumentNode<NewTagPageQuery, NewTagPageQueryVariables>;
export const TagPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TagPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"mayEdit"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"mayMerge"},"name":{"kind":"Name","value":"viewerCanManageReference"}},{"kind":"Field","alias":{"kind":"Name","value":"one"},"name":{"kind":"Name","value":"tag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tagId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"aliases"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aliasId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<TagPageQuery, TagPageQueryVariables>;
export const AddTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"createTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddTagMutation, AddTagMutationVariables>;
export const RenameTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RenameTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TagInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"renamed"},"name":{"kind":"Name","value":"updateTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tagId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","alias":{"kind":"Name","value":"key"},"name":{"kind":"Name","value":"tagId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]}}]} as unknown as DocumentNode<RenameTagMutation, RenameTagMutationVariables>;
export const DeleteTagDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteTag"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"key"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteTag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"tagId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"key"}}}]}]}}]} as unknown as DocumentNode<DeleteTagMutation, DeleteTagMutationVariables>;
/** Starts `TagsPage` for a route, and waits for its answer. */
export const preloadTagsPage = (preload: Preload, options: LoadOptions & { variables: TagsPageQueryVariables }) =>
  loadQuery(preload, TagsPageDocument, options);
/** The query that a route has started with `preloadTagsPage`, with the present data of the cache. */
export const useTagsPage = useLoadedQuery<TagsPageQuery, TagsPageQueryVariables>;
/** Queries `TagsPage` and writes the result to the cache, which screens watch. */
export const fetchTagsPage = (client: ApolloClient, variables: TagsPageQueryVariables) =>
  fetchQuery(client, TagsPageDocument, variables);
/** Starts `NewTagPage` for a route, and waits for its answer. */
export const preloadNewTagPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, NewTagPageDocument, options);
/** The query that a route has started with `preloadNewTagPage`, with the present data of the cache. */
export const useNewTagPage = useLoadedQuery<NewTagPageQuery, NewTagPageQueryVariables>;
/** Starts `TagPage` for a route, and waits for its answer. */
export const preloadTagPage = (preload: Preload, options: LoadOptions & { variables: TagPageQueryVariables }) =>
  loadQuery(preload, TagPageDocument, options);
/** The query that a route has started with `preloadTagPage`, with the present data of the cache. */
export const useTagPage = useLoadedQuery<TagPageQuery, TagPageQueryVariables>;
/** Queries `TagPage` and writes the result to the cache, which screens watch. */
export const fetchTagPage = (client: ApolloClient, variables: TagPageQueryVariables) =>
  fetchQuery(client, TagPageDocument, variables);
export const useAddTagMutation = (options?: useMutation.Options<AddTagMutation, AddTagMutationVariables>) =>
  useMutation(AddTagDocument, options);
export const useRenameTagMutation = (options?: useMutation.Options<RenameTagMutation, RenameTagMutationVariables>) =>
  useMutation(RenameTagDocument, options);
export const useDeleteTagMutation = (options?: useMutation.Options<DeleteTagMutation, DeleteTagMutationVariables>) =>
  useMutation(DeleteTagDocument, options);