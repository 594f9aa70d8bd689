import { oneMessage } from "./ReferenceErrors";
import { declaredKind, type ReferenceKind } from "./ReferenceKind";
import {
  fetchCategoriesPage,
  fetchCategoryPage,
  preloadCategoriesPage,
  preloadCategoryPage,
  preloadNewCategoryPage,
  useAddCategoryMutation,
  useCategoriesPage,
  useCategoryPage,
  useDeleteCategoryMutation,
  useNewCategoryPage,
  useRenameCategoryMutation,
} from "./Categories.generated";

export const categories: ReferenceKind = {
  ...declaredKind("categories"),
  errors: oneMessage("reference.categories"),
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: true,
  list: { preload: preloadCategoriesPage, useData: useCategoriesPage, fetch: fetchCategoriesPage },
  access: { preload: preloadNewCategoryPage, useData: useNewCategoryPage },
  one: { preload: preloadCategoryPage, useData: useCategoryPage, fetch: fetchCategoryPage },
  useAdd: useAddCategoryMutation,
  useRename: useRenameCategoryMutation,
  useDelete: useDeleteCategoryMutation,
};
