import type * as Schema from '../../apollo/schema.generated';

export type ImportItem_ItemFragment = { __typename: 'ImportItem', importItemId: number, state: Schema.ImportItemState, error: string | null, warnings: Array<string>, photoUrl: string | null, duplicateOf: { __typename: 'Recipe', id: string, recipeId: number, name: string } | null, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } | null, draft: { __typename: 'ImportDraft', name: string, source: string | null, instructions: string, ingredientsNotes: string | null, categoryId: number, difficultyLevelId: number, lines: Array<{ __typename: 'ImportLine', quantity: string, unit: string, ingredient: string, ingredientId: number | null, preparation: string, isOptional: boolean, scales: boolean, suggestions: Array<{ __typename: 'ImportSuggestion', ingredientId: number, name: string }> }> } } & { ' $fragmentName'?: 'ImportItem_ItemFragment' };


