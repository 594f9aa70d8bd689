/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../../shared/apollo/schema.generated';

import { loadQuery, useLoadedQuery } from "../../shared/preload";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CardPictureQueryVariables = Exact<{
  importId: number;
}>;


export type CardPictureQuery = { import: { __typename: 'Import', importId: number, picture: string | null } };


export const CardPictureDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardPicture"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"importId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"import"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"importId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"importId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importId"}},{"kind":"Field","name":{"kind":"Name","value":"picture"}}]}}]}}]} as unknown as DocumentNode<CardPictureQuery, CardPictureQueryVariables>;
/** Starts `CardPicture` for a route, and waits for its answer. */
export const preloadCardPicture = (preload: Preload, options: LoadOptions & { variables: CardPictureQueryVariables }) =>
  loadQuery(preload, CardPictureDocument, options);
/** The query that a route has started with `preloadCardPicture`, with the present data of the cache. */
export const useCardPicture = useLoadedQuery<CardPictureQuery, CardPictureQueryVariables>;