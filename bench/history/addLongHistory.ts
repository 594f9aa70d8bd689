import type { DataSource } from "typeorm";

/** The numbers of former versions and reviews of the recipe with a long history. */
export const VERSIONS = 100;
export const REVIEWS = 500;

/** A former version is the current content with other words in the instructions. */
const ADD_VERSIONS = `
  insert into recipe_versions (recipe_id, version, saved_at, editor_id, reason, visibility, content)
  select r.recipe_id, n, now() - make_interval(hours => ${VERSIONS} - n), r.owner_id, 'Better words.', 'public',
    json_build_object('name', r.name, 'instructions', r.instructions || ' Stir ' || n || ' times.',
      'category', json_build_object('id', r.category_id, 'name', 'x'),
      'difficultyLevel', json_build_object('id', r.difficulty_level_id, 'name', 'x'), 'tags', '[]'::json,
      'equipment', '[]'::json, 'photos', '[]'::json, 'steps', '[]'::json, 'lines', (
        select json_agg(json_build_object('lineId', l.line_id, 'ingredientId', l.ingredient_id, 'ingredient', i.name,
          'quantity', l.quantity, 'unit', l.unit) order by l.position)
        from recipe_lines l join ingredients i using (ingredient_id) where l.recipe_id = r.recipe_id))
  from recipes r cross join generate_series(1, ${VERSIONS}) n where r.recipe_id = $1`;

const ADD_REVIEWERS = `
  insert into users (name, name_key, skeleton, email, email_key, password_hash, role_id)
  select name, name, name, name || '@potluck.example', name || '@potluck.example', 'x', 3
  from (select 'reviewer' || n as name from generate_series(1, ${REVIEWS}) n) names
  on conflict do nothing`;

const ADD_REVIEWS = `
  insert into reviews (user_id, recipe_id, score, text, outcome, changes, recipe_version, created_at)
  select user_id, $1, 1 + user_id % 5, 'It was good, and we had it with bread.',
    case user_id % 3 when 0 then 'with_changes' when 1 then 'as_written' end,
    case user_id % 3 when 0 then jsonb_build_array(jsonb_build_object('kind', 'LESS', 'lineId', (
      select min(line_id) from recipe_lines where recipe_id = $1), 'subject', 'Sugar', 'detail', null))
      else '[]' end,
    1 + user_id % ${VERSIONS}, now() - make_interval(mins => user_id)
  from users where name like 'reviewer%' order by user_id limit $2`;

/** Gives a recipe former versions and reviews, and another one only as many reviews as a page shows. */
export async function addLongHistory(
  db: DataSource,
  { longId, shortId, shortReviews }: { longId: number; shortId: number; shortReviews: number },
): Promise<void> {
  await db.query("delete from reviews where recipe_id in ($1, $2)", [longId, shortId]);
  await db.query(ADD_REVIEWERS);
  await db.query(ADD_VERSIONS, [longId]);
  await db.query(`update recipes set version = ${VERSIONS + 1} where recipe_id = $1`, [longId]);
  await db.query(ADD_REVIEWS, [longId, REVIEWS]);
  await db.query(ADD_REVIEWS, [shortId, shortReviews]);
}
