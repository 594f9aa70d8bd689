import { makeConnectionType } from "../../graphql/connection";
import { admin, contributor } from "../../graphql/rules";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import { categoryById, difficultyLevelById, ingredientById, tagById } from "./loaders";
import { makeNameInput } from "./makeNameInput";
import type { ReferenceKind } from "./ReferenceKind";
import { Tag } from "./Tag";

export const tags: ReferenceKind<Tag> = {
  Kind: Tag,
  Input: makeNameInput("TagInput", "Tag name is required.", "Tag name"),
  Connection: makeConnectionType("Tag", Tag),
  thing: "Tag",
  words: { a: "a tag", all: "tags" },
  key: "tagId",
  hasAliases: true,
  loader: tagById,
  listedBy: "sortName",
  canEdit: [admin],
  names: {
    one: "tag",
    list: "tags",
    search: "searchTags",
    create: "createTag",
    update: "updateTag",
    delete: "deleteTag",
  },
};

export const categories: ReferenceKind<Category> = {
  Kind: Category,
  Input: makeNameInput("CategoryInput", "Category name is required.", "Category name"),
  Connection: makeConnectionType("Category", Category),
  thing: "Category",
  words: { a: "a category", all: "categories" },
  key: "categoryId",
  hasAliases: true,
  loader: categoryById,
  listedBy: "sortName",
  canEdit: [admin],
  names: {
    one: "category",
    list: "categories",
    search: "searchCategories",
    create: "createCategory",
    update: "updateCategory",
    delete: "deleteCategory",
  },
};

export const difficultyLevels: ReferenceKind<DifficultyLevel> = {
  Kind: DifficultyLevel,
  Input: makeNameInput(
    "DifficultyLevelInput",
    "Difficulty level name is required",
    "Difficulty level name",
  ),
  Connection: makeConnectionType("DifficultyLevel", DifficultyLevel),
  thing: "Difficulty level",
  words: { a: "a difficulty level", all: "difficulty levels" },
  key: "difficultyLevelId",
  hasAliases: false,
  loader: difficultyLevelById,
  listedBy: "difficultyLevelId",
  canEdit: [admin],
  names: {
    one: "difficultyLevel",
    list: "difficultyLevels",
    search: "searchDifficultyLevels",
    create: "createDifficultyLevel",
    update: "updateDifficultyLevel",
    delete: "deleteDifficultyLevel",
  },
};

export const ingredients: ReferenceKind<Ingredient> = {
  Kind: Ingredient,
  Input: makeNameInput("IngredientInput", "Ingredient name is required.", "Ingredient name"),
  Connection: makeConnectionType("Ingredient", Ingredient),
  thing: "Ingredient",
  words: { a: "an ingredient", all: "ingredients" },
  key: "ingredientId",
  hasAliases: true,
  loader: ingredientById,
  listedBy: "sortName",
  canEdit: [contributor, admin],
  names: {
    one: "ingredient",
    list: "ingredients",
    search: "searchIngredients",
    create: "createIngredient",
    update: "updateIngredient",
    delete: "deleteIngredient",
  },
};
