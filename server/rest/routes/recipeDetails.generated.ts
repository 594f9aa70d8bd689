export type RecipeDetails_ImportDraft_Fragment = { description: string | null, source: string | null, language: string | null, servings: number | null, servingsUnit: string | null, prepMinutes: number | null, cookMinutes: number | null, totalMinutes: number | null };

export type RecipeDetails_Recipe_Fragment = { description: string | null, source: string | null, language: string | null, servings: number | null, servingsUnit: string | null, prepMinutes: number | null, cookMinutes: number | null, totalMinutes: number | null };

export type RecipeDetailsFragment =
  | RecipeDetails_ImportDraft_Fragment
  | RecipeDetails_Recipe_Fragment
;


