import { paths } from "../../shared/paths";
import { serversWords } from "./failures";
import type { ReferenceKind } from "./ReferenceKind";
import {
  AddIngredientDocument,
  DeleteIngredientDocument,
  NewIngredientPageDocument,
  RenameIngredientDocument,
  IngredientsPageDocument,
  IngredientPageDocument,
} from "./Ingredients.generated";

export const ingredients: ReferenceKind = {
  words: "reference.ingredients",
  failures: serversWords,
  paths: paths.ingredients,
  order: { sorts: ["key", "name"], first: "name" },
  countsRecipes: false,
  documents: {
    list: IngredientsPageDocument,
    access: NewIngredientPageDocument,
    one: IngredientPageDocument,
    add: AddIngredientDocument,
    rename: RenameIngredientDocument,
    delete: DeleteIngredientDocument,
  },
};
