import type { DataSource, EntityManager } from "typeorm";
import { OPERATOR } from "../../lib/FairQueue";
import { toSkeleton } from "../../lib/toSkeleton";
import { toNameKey, toSortName } from "../../lib/text";
import { retryUntilUnlocked } from "../migrate";
import { pauseReadModel, rebuildReadModel } from "../readModel/rebuild";
import { DEMO_PASSWORD } from "./demoPassword";
import { addDatedReviews, addHistory, linkVariations, subtractDays } from "./addHistory";
import { favorites } from "./favorites";
import { allRecipes, disputedReviews, improvedRecipe, variations } from "./history";
import { notes } from "./notes";
import { recipes } from "./recipes";
import { categories, difficultyLevels, equipment, tags } from "./reference";
import { reviews } from "./reviews";
import { addSuggestion } from "./suggestion";
import { type DemoLine, type DemoPerson, listLines, shuffle } from "./DemoData";

/** All users of the demonstration. Visitors may use the accounts of the first three. */
export const people: DemoPerson[] = [
  { name: "Rosa Lindqvist", email: "admin@potluck.example", role: "admin" },
  { name: "tomasz_bakes", email: "contributor@potluck.example", role: "contributor" },
  { name: "Nell Abernathy", email: "member@potluck.example", role: "member" },
  { name: "Idris Okafor", email: "idris@potluck.example", role: "admin" },
  { name: "Mei-Lin Zhao", email: "meilin@potluck.example", role: "contributor" },
  { name: "paloma.cocina", email: "paloma@potluck.example", role: "contributor" },
  { name: "Farah Aziz", email: "farah@potluck.example", role: "contributor" },
  { name: "Giulia_R", email: "giulia@potluck.example", role: "contributor" },
  { name: "Gus McCready", email: "gus@potluck.example", role: "member" },
  { name: "hungryhilde", email: "hilde@potluck.example", role: "member" },
  { name: "the_late_table", email: "late.table@potluck.example", role: "member" },
  { name: "Bea Fontaine", email: "bea@potluck.example", role: "member" },
  { name: "Odhran K.", email: "odhran@potluck.example", role: "member" },
  { name: "lemon_and_leo", email: "leo@potluck.example", role: "member" },
];

/** The accounts with which visitors of a demonstration may log in. */
export const demoLogins = people
  .slice(0, 3)
  .map(({ role, email }) => ({ role, email, password: DEMO_PASSWORD }));

/** Moves the registration of users before their first recipe or review. */
const JOINED_BEFORE_ACTING = `
  update users set created_at = first_act.at - interval '1 day'
  from (
    select user_id, min(created_at) as at
    from (select owner_id as user_id, created_at from recipes
          union all select user_id, created_at from reviews) acts
    group by user_id
  ) first_act
  where first_act.user_id = users.user_id`;

type Keys = Map<string, number>;

/** The part of `Passwords` that demo data requires. */
interface PasswordHasher {
  hash(password: string, caller: string): Promise<string>;
}

/**
 * Fills an empty database with users, recipes and reviews. A database with users is left unchanged, so that
 * a second run has no effect. If several processes start at once, one loads the data and the others wait,
 * longer than requests wait for a lock.
 * @returns true if the data was loaded
 */
export async function loadDemoData(db: DataSource, passwords: PasswordHasher): Promise<boolean> {
  const passwordHash = await passwords.hash(DEMO_PASSWORD, OPERATOR);
  const load = async (data: EntityManager): Promise<boolean> => {
    await data.query("lock table users in share row exclusive mode");
    const existingUsers: unknown[] = await data.query("select from users limit 1");
    if (existingUsers.length) return false;
    await pauseReadModel(data);
    const userIds = await addPeople(data, passwordHash);
    const ids = {
      users: userIds,
      categories: await addReferenceData(data, "categories", "category_id", categories),
      levels: await addReferenceData(
        data,
        "difficulty_levels",
        "difficulty_level_id",
        difficultyLevels,
      ),
      tags: await addReferenceData(data, "tags", "tag_id", tags),
      equipment: await addReferenceData(data, "equipment", "equipment_id", equipment),
      ingredients: await addReferenceData(data, "ingredients", "ingredient_id", [
        ...new Set(recipes.flatMap(({ lines }) => lines.map(([, , name]) => name))),
      ]),
    };
    const recipeIds = await addRecipes(data, ids);
    await addOpinions(data, userIds, recipeIds);
    await addDatedReviews(data, userIds, disputedReviews);
    await addHistory(data, userIds, improvedRecipe);
    await data.query(JOINED_BEFORE_ACTING);
    await rebuildReadModel(data);
    return true;
  };
  return retryUntilUnlocked(() => db.transaction(load));
}

/** Inserts rows, given as objects, in one statement and returns the columns in `returning`. */
function insert<Row extends object>(
  data: EntityManager,
  table: string,
  rows: readonly object[],
  returning = "1",
): Promise<Row[]> {
  return data.query(
    `insert into ${table} (${Object.keys(rows[0]!).join(", ")})
     select ${Object.keys(rows[0]!).join(", ")} from jsonb_populate_recordset(null::${table}, $1)
     returning ${returning}`,
    [JSON.stringify(rows)],
  );
}

async function addPeople(data: EntityManager, password_hash: string): Promise<Keys> {
  const roleIds = { admin: 1, contributor: 2, member: 3 };
  const rows = people.map(({ name, email, role }) => ({
    name,
    name_key: toNameKey(name),
    skeleton: toSkeleton(name),
    email,
    email_key: toNameKey(email),
    password_hash,
    shows_email: false,
    banned: false,
    role_id: roleIds[role],
    created_at: new Date(),
  }));
  return keysByName(await insert(data, "users", rows, "name, user_id as key"));
}

async function addReferenceData(
  data: EntityManager,
  table: string,
  key: string,
  names: readonly string[],
): Promise<Keys> {
  const rows = names.map((name) => ({
    name,
    name_key: toNameKey(name),
    sort_name: toSortName(name),
  }));
  // Existing names are skipped, because the starter data may have added them.
  const added = await data.query<{ name: string; key: number }[]>(
    `insert into ${table} (name, name_key, sort_name)
     select name, name_key, sort_name from jsonb_populate_recordset(null::${table}, $1)
     on conflict (name_key) do update set name = excluded.name
     returning name, ${key} as key`,
    [JSON.stringify(rows)],
  );
  return keysByName(added);
}

const keysByName = (rows: { name: string; key: number }[]): Keys =>
  new Map(rows.map(({ name, key }) => [name, key]));

/** Returns the key of a name, whose existence the tests of the demo data ensure. */
const getKey = (keys: Keys, name: string): number => keys.get(name)!;

async function addRecipes(
  data: EntityManager,
  ids: Record<"users" | "categories" | "levels" | "tags" | "equipment" | "ingredients", Keys>,
): Promise<Keys> {
  // Recipes and reviews are spread over several weeks.
  const mixed = shuffle(recipes).map((recipe, i) => ({ ...recipe, daysAgo: recipes.length - i }));
  const newest = mixed.length - 1;
  const rows = [...mixed.slice(0, newest), ...variations, ...mixed.slice(newest)].map((recipe) => ({
    name: recipe.name,
    sort_name: toSortName(recipe.name),
    instructions: recipe.instructions,
    ingredients_notes: recipe.ingredientsNotes ?? null,
    description: recipe.description,
    servings: recipe.makes[0],
    servings_unit: recipe.makes[1],
    prep_minutes: recipe.minutes[0],
    cook_minutes: recipe.minutes[1],
    total_minutes: recipe.minutes[2] ?? null,
    owner_id: getKey(ids.users, recipe.by),
    category_id: getKey(ids.categories, recipe.category),
    difficulty_level_id: getKey(ids.levels, recipe.difficulty),
    version: 1,
    created_at: subtractDays(recipe.daysAgo),
    updated_at: subtractDays(recipe.daysAgo),
  }));
  const recipeIds = keysByName(await insert(data, "recipes", rows, "name, recipe_id as key"));
  await linkVariations(data, recipeIds, allRecipes);
  const lines = allRecipes.flatMap((recipe) =>
    listLines(recipe).map((line, position) => ({
      recipe_id: getKey(recipeIds, recipe.name),
      position,
      ...toLineRow(line, ids.ingredients),
    })),
  );
  await insert(data, "recipe_lines", lines);
  const tagged = recipes.flatMap((recipe) =>
    recipe.tags.map((tag) => ({
      recipe_id: getKey(recipeIds, recipe.name),
      tag_id: getKey(ids.tags, tag),
    })),
  );
  await insert(data, "recipe_tags", tagged);
  const equipped = recipes.flatMap((recipe) =>
    (recipe.equipment ?? []).map((piece) => ({
      recipe_id: getKey(recipeIds, recipe.name),
      equipment_id: getKey(ids.equipment, piece),
    })),
  );
  await insert(data, "recipe_equipment", equipped);
  return recipeIds;
}

function toLineRow(line: DemoLine | string, ingredients: Keys) {
  const [quantity, unit, ingredient, remark] = typeof line === "string" ? [] : line;
  return {
    ingredient_id: ingredient === undefined ? null : getKey(ingredients, ingredient),
    heading: typeof line === "string" ? line : null,
    quantity: quantity ?? null,
    unit: unit ?? null,
    preparation: typeof remark === "object" ? remark.preparation : null,
    is_optional: remark === "optional",
    scales: true,
  };
}

async function addOpinions(data: EntityManager, users: Keys, recipeIds: Keys): Promise<void> {
  const about = (by: string, recipe: string) => ({
    user_id: getKey(users, by),
    recipe_id: getKey(recipeIds, recipe),
  });
  const dated = reviews.map(({ by, recipe, score, text }, i) => ({
    ...about(by, recipe),
    score,
    text,
    version: 1,
    created_at: subtractDays((reviews.length - i) / 5),
  }));
  await insert(data, "reviews", dated);
  const rows = favorites.map(([by, recipe], i) => ({
    ...about(by, recipe),
    created_at: subtractDays((favorites.length - i) / 7),
  }));
  await insert(data, "favorites", rows);
  const updated_at = new Date();
  const written = notes.map(({ by, recipe, text }) => ({ ...about(by, recipe), text, updated_at }));
  await insert(data, "notes", written);
  await addSuggestion(data, users, recipeIds);
}
