import type * as Schema from '../../shared/apollo/schema.generated';

export type SuggestionItem_SuggestionFragment = { __typename: 'Suggestion', suggestionId: number, recipeId: number, state: Schema.SuggestionState, reason: string, createdAt: string, recipe: { __typename: 'Recipe', id: string, name: string } | null, suggester: { __typename: 'Author', userId: number, name: string } } & { ' $fragmentName'?: 'SuggestionItem_SuggestionFragment' };


