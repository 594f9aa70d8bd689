import type * as Schema from '../../apollo/schema.generated';

export type RecipeDetails_Recipe_ImportDraft_Fragment = { __typename: 'ImportDraft', description: string | null, source: string | null, language: string | null, servings: number | null, servingsUnit: string | null, prepMinutes: number | null, cookMinutes: number | null, totalMinutes: number | null } & { ' $fragmentName'?: 'RecipeDetails_Recipe_ImportDraft_Fragment' };

export type RecipeDetails_Recipe_Recipe_Fragment = { __typename: 'Recipe', description: string | null, source: string | null, language: string | null, servings: number | null, servingsUnit: string | null, prepMinutes: number | null, cookMinutes: number | null, totalMinutes: number | null } & { ' $fragmentName'?: 'RecipeDetails_Recipe_Recipe_Fragment' };

export type RecipeDetails_RecipeFragment =
  | RecipeDetails_Recipe_ImportDraft_Fragment
  | RecipeDetails_Recipe_Recipe_Fragment
;


