import type * as Schema from '../../apollo/schema.generated';

export type FiguresView_FiguresFragment = { __typename: 'Figures', people: number, recipes: number, reviews: number, favorites: number, notes: number, days: Array<{ __typename: 'DayFigures', date: string, people: number, recipes: number, reviews: number, favorites: number }>, mostFavorited: Array<{ __typename: 'RecipeFigure', count: number, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } }>, mostReviewed: Array<{ __typename: 'RecipeFigure', count: number, recipe: { __typename: 'Recipe', id: string, recipeId: number, name: string } }>, busiestContributors: Array<{ __typename: 'AuthorFigure', count: number, author: { __typename: 'Author', userId: number, name: string } }>, storage: { __typename: 'Storage', databaseBytes: number, tables: Array<{ __typename: 'TableFigure', name: string, bytes: number, rows: number }> } } & { ' $fragmentName'?: 'FiguresView_FiguresFragment' };


