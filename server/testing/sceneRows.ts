/** The part of a scene that these functions use. */
interface Scene {
  cook: { userId: number };
  readonly size: number;
  newName(): string;
  recipe(): Promise<number>;
  query(sql: string, parameters: unknown[]): Promise<{ key: unknown }[]>;
}

/** Adds a proposed own ingredient of the scene's contributor in one recipe. */
export async function addProposal(scene: Scene): Promise<number> {
  const sql = `with own as (
    insert into ingredients (name, name_key, sort_name, owner_id, own_key, proposed_at)
    values ($1, $1 || E'\\n', $1, $2, $1, now()) returning ingredient_id)
    insert into recipe_lines (recipe_id, ingredient_id, position)
    select $3, ingredient_id, 200 from own returning ingredient_id as key`;
  const values = [scene.newName(), scene.cook.userId, await scene.recipe()];
  const [row] = await scene.query(sql, values);
  return Number(row!.key);
}

/** Adds a review by the scene's contributor. */
export async function addReview(scene: Scene): Promise<number> {
  const [row] = await scene.query(
    `insert into reviews (user_id, recipe_id, score, text, reply) values ($1, $2, 3, 'x', 'x')
     returning review_id as key`,
    [scene.cook.userId, await scene.recipe()],
  );
  return Number(row!.key);
}

/** Adds a public diary entry of the scene's contributor with one photo. */
export async function addDiaryEntry(scene: Scene): Promise<number> {
  const sql = `with entry as (
    insert into diary_entries (user_id, recipe_id, cooked_on, is_public) values ($1, $2, '2026-11-21', true)
    returning diary_entry_id as key
  ), photo as (
    insert into photos (key, owner_id, diary_entry_id, width, height, placeholder)
    select md5(random()::text), $1, key, 640, 480, 'data:image/webp;base64,UklG' from entry)
  select key from entry`;
  const [row] = await scene.query(sql, [scene.cook.userId, await scene.recipe()]);
  return Number(row!.key);
}

/** Adds public diary entries of the scene's contributor about a recipe. */
export const addDiaryEntries = (scene: Scene, recipeId: number) =>
  scene.query(
    `insert into diary_entries (user_id, recipe_id, cooked_on, is_public)
     select $1, $2, '2026-11-21', true from generate_series(1, $3::int)`,
    [scene.cook.userId, recipeId, scene.size],
  );

/** Adds a photo of a diary entry of the scene's contributor. */
export async function addAttachedPhoto(scene: Scene): Promise<number> {
  const [row] = await scene.query("select photo_id as key from photos where diary_entry_id = $1", [
    await addDiaryEntry(scene),
  ]);
  return Number(row!.key);
}

/** SQL that adds a former version of recipes to the current one. @param keys an array */
export const addFormerVersions = (keys: string): string => `
  insert into recipe_versions (recipe_id, version, saved_at, editor_id, visibility, content)
  select recipe_id, 1, now(), owner_id, 'public', json_build_object('name', 'x', 'instructions', 'x',
    'category', '{"id": 1, "name": "x"}'::json, 'difficultyLevel', '{"id": 1, "name": "x"}'::json,
    'lines', '[]'::json, 'tags', '[]'::json, 'equipment', '[]'::json, 'photos', '[]'::json, 'steps', '[]'::json)
  from recipes where recipe_id = any(${keys})`;

/** Adds a recipe of the scene's contributor with a former version. */
export async function addVersionedRecipe(scene: Scene): Promise<number> {
  const key = await scene.recipe();
  await scene.query(addFormerVersions("$1"), [[key]]);
  await scene.query("update recipes set version = 2 where recipe_id = $1", [key]);
  return key;
}

/** SQL of the changes of a suggestion, which fit recipes without servings. */
export const SUGGESTED_CHANGES = `'[{"part": "FACT", "field": "servings", "after": 6}]'`;

/** Adds as many suggestions of a user for a recipe of the scene's contributor; returns the last one. */
export async function addSuggestion(scene: Scene, userId: number): Promise<number> {
  const [row] = await scene.query(
    `with added as (
       insert into recipe_suggestions (recipe_id, user_id, recipe_version, changes, reason)
       select $1, $2, 1, ${SUGGESTED_CHANGES}, 'x' from generate_series(1, $3::int)
       returning suggestion_id)
     select max(suggestion_id) as key from added`,
    [await scene.recipe(), userId, scene.size],
  );
  return Number(row!.key);
}
