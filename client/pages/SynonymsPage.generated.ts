/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { SynonymGroup_GroupFragment } from '../features/reference/synonyms/SynonymGroup_group.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SynonymsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type SynonymsPageQuery = { synonymGroups: Array<{ __typename: 'SynonymGroup', synonymId: number, names: Array<string> }> };


export const SynonymsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SynonymsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SynonymGroup_group"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SynonymGroup_group"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SynonymGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"synonymId"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}}]} as unknown as DocumentNode<SynonymsPageQuery, SynonymsPageQueryVariables>;
/** Starts `SynonymsPage` for a route, and waits for its answer. */
export const preloadSynonymsPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, SynonymsPageDocument, options);
/** The query that a route has started with `preloadSynonymsPage`, with the present data of the cache. */
export const useSynonymsPage = useLoadedQuery<SynonymsPageQuery, SynonymsPageQueryVariables>;