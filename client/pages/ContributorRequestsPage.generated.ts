/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { OpenRequest_RequestFragment } from '../features/contributorRequests/OpenRequest_request.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ContributorRequestsPageQueryVariables = Exact<{
  first: number;
  after?: string | null | undefined;
}>;


export type ContributorRequestsPageQuery = { contributorRequests: { __typename: 'ContributorRequestConnection', totalCount: number, edges: Array<{ __typename: 'ContributorRequestEdge', node: (
        { __typename: 'ContributorRequest', id: string }
        & { ' $fragmentRefs'?: { 'OpenRequest_RequestFragment': OpenRequest_RequestFragment } }
      ) }>, pageInfo: { __typename: 'PageInfo', endCursor: string | null, hasNextPage: boolean } } };


export const ContributorRequestsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ContributorRequestsPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"contributorRequests"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenRequest_request"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endCursor"}},{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenRequest_request"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ContributorRequest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contributorRequestId"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ContributorRequestsPageQuery, ContributorRequestsPageQueryVariables>;
/** Starts `ContributorRequestsPage` for a route, and waits for its answer. */
export const preloadContributorRequestsPage = (preload: Preload, options: LoadOptions & { variables: ContributorRequestsPageQueryVariables }) =>
  loadQuery(preload, ContributorRequestsPageDocument, options);
/** The query that a route has started with `preloadContributorRequestsPage`, with the present data of the cache. */
export const useContributorRequestsPage = useLoadedQuery<ContributorRequestsPageQuery, ContributorRequestsPageQueryVariables>;
/** Queries `ContributorRequestsPage` and writes the result to the cache, which screens watch. */
export const fetchContributorRequestsPage = (client: ApolloClient, variables: ContributorRequestsPageQueryVariables) =>
  fetchQuery(client, ContributorRequestsPageDocument, variables);