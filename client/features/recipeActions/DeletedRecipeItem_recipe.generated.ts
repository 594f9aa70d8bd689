import type * as Schema from '../../shared/apollo/schema.generated';

export type DeletedRecipeItem_RecipeFragment = { __typename: 'DeletedRecipe', recipeId: number, name: string, deletedAt: string, deletedByAdmin: boolean, restorableUntil: string, viewerCanRestore: boolean, owner: { __typename: 'Author', userId: number, name: string } } & { ' $fragmentName'?: 'DeletedRecipeItem_RecipeFragment' };


