import { registerEnumType } from "type-graphql";
import type { ClassType } from "type-graphql";
import { Category } from "../reference/Category";
import { Ingredient } from "../reference/Ingredient";
import type { Named } from "../reference/ReferenceKind";
import { Tag } from "../reference/Tag";

/** The kinds of reference data whose items can be merged. */
export enum MergeableKind {
  INGREDIENT = "ingredient",
  TAG = "tag",
  CATEGORY = "category",
}

registerEnumType(MergeableKind, {
  name: "MergeableKind",
  description: "A kind of reference data whose items can be merged.",
  valuesConfig: {
    INGREDIENT: { description: "Ingredients." },
    TAG: { description: "Tags." },
    CATEGORY: { description: "Categories." },
  },
});

/** The names of a kind in statements and messages. */
export interface KindDetails {
  Kind: ClassType<Named>;
  thing: string;
  table: string;
  /** The column of its key, here and in aliases. */
  key: string;
  property: "ingredientId" | "tagId" | "categoryId";
  /** The first letter of its facets in the read model. */
  letter: string;
  /** The table that lists the recipes that use an item. */
  usedIn: string;
}

export const kindDetails: Record<MergeableKind, KindDetails> = {
  [MergeableKind.INGREDIENT]: {
    Kind: Ingredient,
    thing: "Ingredient",
    table: "ingredients",
    key: "ingredient_id",
    property: "ingredientId",
    letter: "i",
    usedIn: "recipe_lines",
  },
  [MergeableKind.TAG]: {
    Kind: Tag,
    thing: "Tag",
    table: "tags",
    key: "tag_id",
    property: "tagId",
    letter: "t",
    usedIn: "recipe_tags",
  },
  [MergeableKind.CATEGORY]: {
    Kind: Category,
    thing: "Category",
    table: "categories",
    key: "category_id",
    property: "categoryId",
    letter: "c",
    usedIn: "recipes",
  },
};
