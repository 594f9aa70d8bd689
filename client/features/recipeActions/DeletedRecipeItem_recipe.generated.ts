import type * as Schema from '../../shared/apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
export type DeletedRecipeItem_RecipeFragment = { __typename: 'DeletedRecipe', recipeId: number, name: string, deletedAt: string, deletedByAdmin: boolean, restorableUntil: string, viewerCanRestore: boolean, cover: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null }, owner: { __typename: 'Author', userId: number, name: string } } & { ' $fragmentName'?: 'DeletedRecipeItem_RecipeFragment' };


