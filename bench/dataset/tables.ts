import { toNameKey, toSortName } from "../../server/lib/text";
import { toSnakeCase } from "../../shared/changeCase";
import { type ReferenceKindName, referenceEntries } from "../../shared/referenceKinds";
import { detailNames } from "../../shared/recipeDetails";
import { favoriteRows, noteRows, reviewRows, userRow } from "./people";
import { lineRows, recipeRow, tagRows } from "./recipes";
import type { Size } from "./Size";
import * as words from "./words";

/** A table, whose rows are generated from the keys 1 to `count` of their parents. */
export interface Table {
  name: string;
  /** The columns in the order of a row's values. */
  columns: readonly string[];
  /** The name of the table's serial column. */
  key?: string;
  /** Columns with a default, filled by the database. */
  filledByDatabase?: readonly string[];
  count: number;
  rowsOf(key: number): unknown[][];
}

/** Tables that stay as the migrations leave them. */
export const LEFT_ALONE = [
  "aliases",
  "category_names",
  "deleted_recipe_rows",
  "deleted_recipes",
  "diary_entries",
  "distinct_names",
  "merged_recipes",
  "identities",
  "merges",
  "migrations",
  "roles",
  "contributor_requests",
  "cooking_progress",
  "import_chunks",
  "import_items",
  "import_photos",
  "imported_ingredients",
  "imports",
  "last_writes",
  "outbox",
  "passkeys",
  "password_resets",
  "photos",
  "recipe_equipment",
  "recipe_steps",
  "recipe_suggestions",
  "recipe_versions",
  "review_votes",
  "recovery_codes",
  "sessions",
  "setup_keys",
  "site_settings",
  "starter_data",
  "synonym_items",
  "synonym_names",
  "synonyms",
  "totp_secrets",
  "used_challenges",
  // The read model is rebuilt from the other tables.
  "duplicate_keys",
  "facet_counts",
  "facet_pairs",
  "page_version",
  "pending_counts",
  "recipe_docs",
  "recipe_list_version",
  "recipe_search",
  "recipe_stats",
  "reference_version",
  "search_terms",
  "search_vocabulary",
];

/** All ingredients: the staples, then one variant of all staples after the other. */
export function ingredientNames({ ingredients }: Size): string[] {
  const variantNames = words.variants.flatMap((variant) =>
    words.staples.map((staple) => `${variant} ${staple}`),
  );
  return [...words.staples, ...variantNames].slice(0, ingredients);
}

function makeNamedTable(name: string, key: string, names: readonly string[]): Table {
  return {
    name,
    columns: [key, "name", "name_key", "sort_name", "version"],
    key,
    // Empty: all ingredients belong to the site.
    ...(name === "ingredients" && {
      filledByDatabase: ["owner_id", "own_key", "proposed_at", "declined_at", "decline_reason"],
    }),
    count: names.length,
    rowsOf: (id) => {
      const text = names[id - 1]!;
      return [[id, text, toNameKey(text), toSortName(text), 1]];
    },
  };
}

const columns = (text: string) => text.trim().split(/\s+/);

/** All generated tables, in an order that satisfies the references. */
export function makeTables(size: Size): Table[] {
  const { recipes, users } = size;
  const ingredients = ingredientNames(size);
  /** The names of each kind of reference data; a kind without names has an empty table. */
  const names: Partial<Record<ReferenceKindName, readonly string[]>> = {
    categories: words.categories,
    difficultyLevels: words.difficultyLevels,
    tags: words.tags.slice(0, size.tags),
    ingredients,
  };
  return [
    {
      name: "users",
      columns:
        columns(`user_id name name_key skeleton email email_key shows_email password_hash banned
        ban_reason role_id created_at version`),
      key: "user_id",
      filledByDatabase: [
        "about",
        "email_confirmed_at",
        "last_seen_at",
        "must_change_password",
        "muted_notices",
        "shows_diary",
        "two_factor",
      ],
      count: users,
      rowsOf: (id) => [userRow(id, size)],
    },
    ...referenceEntries.map(([kind, { key }]) =>
      makeNamedTable(toSnakeCase(kind), toSnakeCase(key), names[kind] ?? []),
    ),
    {
      name: "recipes",
      columns: columns(`recipe_id name sort_name instructions ingredients_notes description source
        servings servings_unit prep_minutes cook_minutes total_minutes owner_id category_id
        difficulty_level_id version created_at updated_at cover_drawing`),
      key: "recipe_id",
      filledByDatabase: [
        "visibility",
        "link_key",
        "editor_id",
        "edit_reason",
        "imported_editor_name",
        "suggester_id",
        "imported_suggester_name",
        "origin_id",
        "origin_name",
        ...detailNames.map(toSnakeCase),
      ],
      count: recipes,
      rowsOf: (id) => [recipeRow(id, size, ingredients)],
    },
    {
      name: "recipe_lines",
      columns: columns(
        "recipe_id ingredient_id position quantity unit preparation is_optional scales",
      ),
      filledByDatabase: ["line_id", "heading"],
      count: recipes,
      rowsOf: (id) => lineRows(id, size),
    },
    {
      name: "recipe_tags",
      columns: columns("recipe_id tag_id"),
      count: recipes,
      rowsOf: (id) => tagRows(id, size),
    },
    {
      name: "reviews",
      columns: columns("user_id recipe_id score text version created_at"),
      filledByDatabase: columns(
        "review_id outcome changes recipe_version reply replied_at reply_hidden_reason",
      ),
      count: recipes,
      rowsOf: (id) => reviewRows(id, size),
    },
    {
      name: "favorites",
      columns: columns("user_id recipe_id created_at"),
      filledByDatabase: ["favorite_id"],
      count: recipes,
      rowsOf: (id) => favoriteRows(id, size),
    },
    {
      name: "notes",
      columns: columns("user_id recipe_id text updated_at"),
      filledByDatabase: ["note_id", "version"],
      count: recipes,
      rowsOf: (id) => noteRows(id, size),
    },
  ];
}
