import { paths } from "../../shared/paths";
import { words } from "../../shared/words";
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

const text = words.reference.categories;

export const categories: ReferenceKind = {
  words: text,
  failures: sameWords(text),
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
