import type * as Schema from '../../shared/apollo/schema.generated';

export type StatsView_StatsFragment = { __typename: 'Stats', people: number, recipes: number, reviews: number, favorites: number, notes: number, days: Array<{ __typename: 'DayStats', date: string, people: number, recipes: number, reviews: number, favorites: number }>, mostFavorited: Array<{ __typename: 'RecipeCount', count: number, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } }>, mostReviewed: Array<{ __typename: 'RecipeCount', count: number, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } }>, busiestContributors: Array<{ __typename: 'AuthorCount', count: number, author: { __typename: 'Author', userId: number, name: string } }>, storage: { __typename: 'Storage', databaseBytes: number, tables: Array<{ __typename: 'TableStats', name: string, bytes: number, rows: number }> } } & { ' $fragmentName'?: 'StatsView_StatsFragment' };


