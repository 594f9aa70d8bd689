import { expect, type Page } from "@playwright/test";
import { ask } from "./graphql";
import { enter, tokenOf } from "./people";
import { unique } from "./unique";

/** A kind of reference data, with the texts of its screens. */
export interface Kind {
  path: string;
  title: string;
  /** The kind's name in the schema's mutations. */
  type: string;
  key: string;
  columns: string[];
  empty: string;
  add: string;
  edit: string;
  label: string;
  required: string;
  notFound: string;
  taken: string;
  created: string;
  /** The text after the failure of the server. */
  createBroken: string;
  createOffline: string;
  updated: string;
  updateFailed: string;
  deleted: string;
  inUse: string;
  /** The title of the dialog after a failed deletion; ingredients use a toast. */
  deleteFailed?: string;
}

/** Returns the paths of a kind's screens. */
export const addressesOf = ({ path }: Kind) => [
  path,
  `${path}/new`,
  `${path}/1/edit`,
  `${path}/1/delete`,
];

export const tags: Kind = {
  path: "/tags",
  title: "Tags",
  type: "Tag",
  key: "tagId",
  columns: ["ID", "Name", "Actions"],
  empty: "No tags found.",
  add: "Add Tag",
  edit: "Edit Tag",
  label: "Tag name",
  required: "Tag name is required.",
  notFound: "Tag not found.",
  taken: "Tag already exists.",
  created: "Tag created successfully.",
  createBroken: "Error creating tag.",
  createOffline: "Error creating tag.",
  updated: "Tag updated successfully.",
  updateFailed: "Error updating tag.",
  deleted: "Tag deleted successfully.",
  inUse: "Cannot delete tag: it is used by one or more recipes.",
  deleteFailed: "Failed to delete tag",
};

export const categories: Kind = {
  path: "/categories",
  title: "Categories",
  type: "Category",
  key: "categoryId",
  columns: ["ID", "Name", "Recipe Count", "Actions"],
  empty: "No categories found.",
  add: "Add Category",
  edit: "Edit Category",
  label: "Category name",
  required: "Category name is required.",
  notFound: "Category not found.",
  taken: "Category already exists.",
  created: "Category created!",
  createBroken: "Failed to create category",
  createOffline: "Failed to create category",
  updated: "Category updated!",
  updateFailed: "Failed to update category",
  deleted: "Category deleted successfully.",
  inUse: "Cannot delete category: it is used by one or more recipes.",
  deleteFailed: "Failed to delete category",
};

export const difficultyLevels: Kind = {
  path: "/difficulty-levels",
  title: "Difficulty Levels",
  type: "DifficultyLevel",
  key: "difficultyLevelId",
  columns: ["ID", "Name", "Actions"],
  empty: "No difficulty levels found.",
  add: "Add Difficulty Level",
  edit: "Edit Difficulty Level",
  label: "Difficulty level name",
  required: "Difficulty level name is required",
  notFound: "Difficulty level not found.",
  taken: "Difficulty level already exists.",
  created: "Difficulty level created successfully",
  createBroken: "Error creating difficulty level",
  createOffline: "Error creating difficulty level",
  updated: "Difficulty level updated successfully",
  updateFailed: "Error updating difficulty level",
  deleted: "Difficulty level deleted successfully",
  inUse: "Cannot delete difficulty level: it is used by one or more recipes.",
  deleteFailed: "Failed to delete difficulty level.",
};

export const ingredients: Kind = {
  path: "/ingredients",
  title: "Ingredients",
  type: "Ingredient",
  key: "ingredientId",
  columns: ["ID", "Name", "Recipe Count", "Actions"],
  empty: "No ingredients found.",
  add: "Add Ingredient",
  edit: "Edit Ingredient",
  label: "Ingredient name",
  required: "Ingredient name is required.",
  notFound: "Ingredient not found.",
  taken: "Ingredient already exists.",
  created: "Ingredient created successfully.",
  createBroken: "Request failed (500)",
  createOffline: "Network error. Please try again.",
  updated: "Ingredient updated successfully.",
  updateFailed: "Failed to update ingredient.",
  deleted: "Ingredient deleted successfully.",
  inUse: "Cannot delete ingredient: it is used by one or more recipes.",
};

export const equipment: Kind = {
  path: "/equipment",
  title: "Equipment",
  type: "Equipment",
  key: "equipmentId",
  columns: ["ID", "Name", "Actions"],
  empty: "No equipment found.",
  add: "Add Equipment",
  edit: "Edit Equipment",
  label: "Equipment name",
  required: "Equipment name is required.",
  notFound: "Equipment not found.",
  taken: "Equipment already exists.",
  created: "Equipment created successfully.",
  createBroken: "Request failed (500)",
  createOffline: "Network error. Please try again.",
  updated: "Equipment updated successfully.",
  updateFailed: "Failed to update equipment.",
  deleted: "Equipment deleted successfully.",
  inUse: "Cannot delete equipment: it is used by one or more recipes.",
};

/** Creates an item of a kind through the API. */
export async function makeOne(page: Page, { type, key }: Kind, name = unique("Thing")) {
  const { made } = await ask(
    page,
    `mutation ($input: ${type}Input!) { made: create${type}(input: $input) { key: ${key} } }`,
    { input: { name } },
    await tokenOf(page, "admin"),
  );
  return { name, key: made.key as number };
}

/** Renames an item through the API as the admin. */
export async function renameOne(page: Page, { type, key }: Kind, id: number, name: string) {
  await ask(
    page,
    `mutation ($id: Int!, $input: ${type}Input!) { update${type}(${key}: $id, input: $input) { id } }`,
    { id, input: { name } },
    await tokenOf(page, "admin"),
  );
}

export const row = (page: Page, name: string) =>
  page.getByRole("row").filter({ has: page.getByRole("cell", { name, exact: true }) });

export const search = (page: Page) => page.getByRole("search").getByRole("textbox");
export const save = (page: Page) => page.getByRole("button", { name: "Save" });

/** Creates an item and opens the admin's table, filtered to it. */
export async function found(page: Page, kind: Kind) {
  const one = await makeOne(page, kind);
  await enter(page, "admin");
  await page.goto(`${kind.path}?search=${encodeURIComponent(one.name)}`);
  await expect(row(page, one.name)).toBeVisible();
  return one;
}

/** Creates an item and opens its editing or deletion from the table. */
export async function at(page: Page, kind: Kind, action: "Edit" | "Delete") {
  const one = await found(page, kind);
  await row(page, one.name).getByRole("link", { name: action }).click();
  await expect(page).toHaveURL(`${kind.path}/${one.key}/${action.toLowerCase()}`);
  return one;
}

/** Finds a toast by its text. */
export const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** Expects a toast and its disappearance, so that a later one with the same text is a new one. */
export async function expectPassing(page: Page, text: string): Promise<void> {
  await expect(toast(page, text)).toBeVisible();
  await expect(toast(page, text)).toBeHidden();
}

/** Opens an admin's screen by its entry in the menu. */
export async function openAsAdmin(page: Page, entry: string): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Admin" }).click();
  await page.getByRole("menuitem", { name: entry }).click();
}
