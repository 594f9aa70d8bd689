import { messageByStatus } from "./ReferenceErrors";
import { declaredKind, type ReferenceKind } from "./ReferenceKind";
import {
  fetchIngredientPage,
  fetchIngredientsPage,
  preloadIngredientPage,
  preloadIngredientsPage,
  preloadNewIngredientPage,
  useAddIngredientMutation,
  useDeleteIngredientMutation,
  useIngredientPage,
  useIngredientsPage,
  useNewIngredientPage,
  useRenameIngredientMutation,
} from "./Ingredients.generated";

export const ingredients: ReferenceKind = {
  ...declaredKind("ingredients"),
  errors: messageByStatus,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: true,
  list: {
    preload: preloadIngredientsPage,
    useData: useIngredientsPage,
    fetch: fetchIngredientsPage,
  },
  access: { preload: preloadNewIngredientPage, useData: useNewIngredientPage },
  one: { preload: preloadIngredientPage, useData: useIngredientPage, fetch: fetchIngredientPage },
  useAdd: useAddIngredientMutation,
  useRename: useRenameIngredientMutation,
  useDelete: useDeleteIngredientMutation,
};
