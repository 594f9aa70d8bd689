import { latePart } from "../../hydration/lateText";

const filters = latePart(() =>
  import("./RecipeFilters").then(({ RecipeFilters }) => RecipeFilters),
);
const nothing = latePart(() => import("./NoRecipes").then(({ NoRecipes }) => NoRecipes));

/** Loads the filters of the list. */
export const loadFilters = filters.load;

/** Loads what is shown instead of an empty list. */
export const loadNoRecipes = nothing.load;

export const LateRecipeFilters = filters.Component;
export const LateNoRecipes = nothing.Component;
