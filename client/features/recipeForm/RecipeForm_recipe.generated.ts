import type * as Schema from '../../apollo/schema.generated';

import type { Picture_ImageFragment } from '../../shared/ui/Picture_image.generated';
export type RecipeForm_RecipeFragment = { __typename: 'Recipe', id: string, recipeId: number, version: number, name: string, instructions: string, ingredientsNotes: string | null, description: string | null, servings: number | null, servingsUnit: string | null, prepMinutes: number | null, cookMinutes: number | null, totalMinutes: number | null, source: string | null, category: { __typename: 'Category', id: string, categoryId: number }, difficultyLevel: { __typename: 'DifficultyLevel', id: string, difficultyLevelId: number }, ingredients: Array<{ __typename: 'RecipeIngredient', ingredientId: number, name: string, quantity: string | null, unit: string | null, preparation: string | null, isOptional: boolean, scales: boolean }>, tags: Array<{ __typename: 'Tag', id: string, tagId: number }>, photos: Array<{ __typename: 'Photo', id: string, photoId: number, image: { __typename: 'Image', url: string, width: number, height: number, srcSet: string | null, placeholder: string | null } }> } & { ' $fragmentName'?: 'RecipeForm_RecipeFragment' };


