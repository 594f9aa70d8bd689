/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
import type * as Schema from '../shared/apollo/schema.generated';

import type { RecipeHeader_RecipeFragment } from '../features/recipes/RecipeHeader_recipe.generated';
import type { RecipeOrigin_RecipeFragment } from '../features/recipes/RecipeOrigin_recipe.generated';
import type { RecipeEquipment_RecipeFragment } from '../features/recipes/RecipeEquipment_recipe.generated';
import type { IngredientList_RecipeFragment } from '../features/cooking/display/IngredientList_recipe.generated';
import type { Instructions_RecipeFragment } from '../features/cooking/display/Instructions_recipe.generated';
import type { CookMode_RecipeFragment } from '../features/cooking/cookMode/CookMode_recipe.generated';
import type { SharedProgress_RecipeFragment } from '../features/cooking/cookMode/SharedProgress_recipe.generated';
import type { FavoriteButton_RecipeFragment } from '../features/favorites/FavoriteButton_recipe.generated';
import type { RecipeActions_RecipeFragment } from '../features/recipeActions/RecipeActions_recipe.generated';
import type { NoteSlip_RecipeFragment } from '../features/notes/NoteSlip_recipe.generated';
import type { PrintedExtras_RecipeFragment } from '../features/recipeActions/PrintedExtras_recipe.generated';
import type { Reviews_RecipeFragment } from '../features/reviews/Reviews_recipe.generated';
import type { ReviewItem_ReviewFragment } from '../features/reviews/ReviewItem_review.generated';
import { loadQuery, useLoadedQuery } from "../shared/preload";
import type { LoadOptions, Preload } from "../shared/preload";
import type { ApolloClient } from "@apollo/client";
import { fetchQuery } from "../shared/apollo/fetchQuery";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RecipePhotos_RecipeFragmentDoc } from "../features/recipes/RecipePhotos_recipe.generated";
import { ReviewItem_ReviewFragmentDoc } from "../features/reviews/ReviewItem_review.generated";
import { RecipeHeader_RecipeFragmentDoc } from "../features/recipes/RecipeHeader_recipe.generated";
import { RecipeOrigin_RecipeFragmentDoc } from "../features/recipes/RecipeOrigin_recipe.generated";
import { RecipeEquipment_RecipeFragmentDoc } from "../features/recipes/RecipeEquipment_recipe.generated";
import { IngredientList_RecipeFragmentDoc } from "../features/cooking/display/IngredientList_recipe.generated";
import { Instructions_RecipeFragmentDoc } from "../features/cooking/display/Instructions_recipe.generated";
import { CookMode_RecipeFragmentDoc } from "../features/cooking/cookMode/CookMode_recipe.generated";
import { SharedProgress_RecipeFragmentDoc } from "../features/cooking/cookMode/SharedProgress_recipe.generated";
import { FavoriteButton_RecipeFragmentDoc } from "../features/favorites/FavoriteButton_recipe.generated";
import { RecipeActions_RecipeFragmentDoc } from "../features/recipeActions/RecipeActions_recipe.generated";
import { NoteSlip_RecipeFragmentDoc } from "../features/notes/NoteSlip_recipe.generated";
import { PrintedExtras_RecipeFragmentDoc } from "../features/recipeActions/PrintedExtras_recipe.generated";
import { Reviews_RecipeFragmentDoc } from "../features/reviews/Reviews_recipe.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type RecipePageQueryVariables = Exact<{
  recipeId: number;
  linkKey?: string | null | undefined;
  reviews: number;
  after?: string | null | undefined;
}>;


export type RecipePageQuery = { recipe: (
    { __typename: 'Recipe', id: string, recipeId: number, name: string, visibility: Schema.RecipeVisibility, link: string | null, viewerCanEdit: boolean, reviews: { __typename: 'ReviewConnection', totalCount: number, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null }, edges: Array<{ __typename: 'ReviewEdge', cursor: string, node: (
          { __typename: 'Review', id: string }
          & { ' $fragmentRefs'?: { 'ReviewItem_ReviewFragment': ReviewItem_ReviewFragment } }
        ) }> } }
    & { ' $fragmentRefs'?: { 'RecipeHeader_RecipeFragment': RecipeHeader_RecipeFragment;'RecipeOrigin_RecipeFragment': RecipeOrigin_RecipeFragment;'RecipeEquipment_RecipeFragment': RecipeEquipment_RecipeFragment;'IngredientList_RecipeFragment': IngredientList_RecipeFragment;'Instructions_RecipeFragment': Instructions_RecipeFragment;'CookMode_RecipeFragment': CookMode_RecipeFragment;'SharedProgress_RecipeFragment': SharedProgress_RecipeFragment;'FavoriteButton_RecipeFragment': FavoriteButton_RecipeFragment;'RecipeActions_RecipeFragment': RecipeActions_RecipeFragment;'NoteSlip_RecipeFragment': NoteSlip_RecipeFragment;'PrintedExtras_RecipeFragment': PrintedExtras_RecipeFragment;'Reviews_RecipeFragment': Reviews_RecipeFragment } }
  ) };


export const RecipePageDocument = /* @__PURE__ */ withFragments([{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecipePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reviews"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recipe"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"recipeId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"recipeId"}}},{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"Variable","name":{"kind":"Name","value":"linkKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"recipeId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"visibility"}},{"kind":"Field","name":{"kind":"Name","value":"link"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanEdit"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeHeader_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeOrigin_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeEquipment_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IngredientList_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Instructions_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"CookMode_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SharedProgress_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"FavoriteButton_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeActions_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NoteSlip_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PrintedExtras_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Reviews_recipe"}},{"kind":"Field","name":{"kind":"Name","value":"reviews"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reviews"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"edges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cursor"}},{"kind":"Field","name":{"kind":"Name","value":"node"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewItem_review"}}]}}]}}]}}]}}]}}], RecipePhotos_RecipeFragmentDoc, ReviewItem_ReviewFragmentDoc, RecipeHeader_RecipeFragmentDoc, RecipeOrigin_RecipeFragmentDoc, RecipeEquipment_RecipeFragmentDoc, IngredientList_RecipeFragmentDoc, Instructions_RecipeFragmentDoc, CookMode_RecipeFragmentDoc, SharedProgress_RecipeFragmentDoc, FavoriteButton_RecipeFragmentDoc, RecipeActions_RecipeFragmentDoc, NoteSlip_RecipeFragmentDoc, PrintedExtras_RecipeFragmentDoc, Reviews_RecipeFragmentDoc) as unknown as DocumentNode<RecipePageQuery, RecipePageQueryVariables>;
/** Starts `RecipePage` for a route, and waits for its answer. */
export const preloadRecipePage = (preload: Preload, options: LoadOptions & { variables: RecipePageQueryVariables }) =>
  loadQuery(preload, RecipePageDocument, options);
/** The query that a route has started with `preloadRecipePage`, with the present data of the cache. */
export const useRecipePage = useLoadedQuery<RecipePageQuery, RecipePageQueryVariables>;
/** Queries `RecipePage` and writes the result to the cache, which screens watch. */
export const fetchRecipePage = (client: ApolloClient, variables: RecipePageQueryVariables) =>
  fetchQuery(client, RecipePageDocument, variables);