/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { Proposal_IngredientFragment } from '../features/reference/proposals/Proposal_ingredient.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProposedIngredientsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposedIngredientsPageQuery = { proposedIngredients: Array<{ __typename: 'ProposedIngredient', ingredientId: number, name: string, recipeCount: number, proposedAt: string }> };


export const ProposedIngredientsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposedIngredientsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposedIngredients"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Proposal_ingredient"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Proposal_ingredient"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProposedIngredient"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ingredientId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"recipeCount"}},{"kind":"Field","name":{"kind":"Name","value":"proposedAt"}}]}}]} as unknown as DocumentNode<ProposedIngredientsPageQuery, ProposedIngredientsPageQueryVariables>;
/** Starts `ProposedIngredientsPage` for a route, and waits for its answer. */
export const preloadProposedIngredientsPage = (preload: Preload, options: LoadOptions) =>
  loadQuery(preload, ProposedIngredientsPageDocument, options);
/** The query that a route has started with `preloadProposedIngredientsPage`, with the present data of the cache. */
export const useProposedIngredientsPage = useLoadedQuery<ProposedIngredientsPageQuery, ProposedIngredientsPageQueryVariables>;