import type * as Schema from '../shared/apollo/schema.generated';

import type { RecipeHeader_RecipeFragment } from '../features/recipes/RecipeHeader_recipe.generated';
import type { RecipeOrigin_RecipeFragment } from '../features/recipes/RecipeOrigin_recipe.generated';
import type { RecipeEquipment_RecipeFragment } from '../features/recipes/RecipeEquipment_recipe.generated';
import type { IngredientList_RecipeFragment } from '../features/cooking/display/IngredientList_recipe.generated';
import type { Instructions_RecipeFragment } from '../features/cooking/display/Instructions_recipe.generated';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
import { RecipePhotos_RecipeFragmentDoc } from "../features/recipes/RecipePhotos_recipe.generated";
import { RecipeHeader_RecipeFragmentDoc } from "../features/recipes/RecipeHeader_recipe.generated";
import { RecipeOrigin_RecipeFragmentDoc } from "../features/recipes/RecipeOrigin_recipe.generated";
import { RecipeEquipment_RecipeFragmentDoc } from "../features/recipes/RecipeEquipment_recipe.generated";
import { IngredientList_RecipeFragmentDoc } from "../features/cooking/display/IngredientList_recipe.generated";
import { Instructions_RecipeFragmentDoc } from "../features/cooking/display/Instructions_recipe.generated";
import { withFragments } from "../shared/apollo/withFragments";
export type RecipePreview_RecipeFragment = (
  { __typename: 'Recipe', id: string }
  & { ' $fragmentRefs'?: { 'RecipeHeader_RecipeFragment': RecipeHeader_RecipeFragment;'RecipeOrigin_RecipeFragment': RecipeOrigin_RecipeFragment;'RecipeEquipment_RecipeFragment': RecipeEquipment_RecipeFragment;'IngredientList_RecipeFragment': IngredientList_RecipeFragment;'Instructions_RecipeFragment': Instructions_RecipeFragment } }
) & { ' $fragmentName'?: 'RecipePreview_RecipeFragment' };

export const RecipePreview_RecipeFragmentDoc = /* @__PURE__ */ withFragments([{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RecipePreview_recipe"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Recipe"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeHeader_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeOrigin_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"RecipeEquipment_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"IngredientList_recipe"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"Instructions_recipe"}}]}}], RecipePhotos_RecipeFragmentDoc, RecipeHeader_RecipeFragmentDoc, RecipeOrigin_RecipeFragmentDoc, RecipeEquipment_RecipeFragmentDoc, IngredientList_RecipeFragmentDoc, Instructions_RecipeFragmentDoc) as unknown as DocumentNode<RecipePreview_RecipeFragment, unknown>;
