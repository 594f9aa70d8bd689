import { paths } from "../../shared/paths";
import { sameWords } from "./failures";
import type { ReferenceKind } from "./ReferenceKind";
import {
  AddCategoryDocument,
  DeleteCategoryDocument,
  NewCategoryPageDocument,
  RenameCategoryDocument,
  CategoriesPageDocument,
  CategoryPageDocument,
} from "./Categories.generated";

export const categories: ReferenceKind = {
  words: "reference.categories",
  failures: sameWords("reference.categories"),
  paths: paths.categories,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: true,
  documents: {
    list: CategoriesPageDocument,
    access: NewCategoryPageDocument,
    one: CategoryPageDocument,
    add: AddCategoryDocument,
    rename: RenameCategoryDocument,
    delete: DeleteCategoryDocument,
  },
};
