import type { EntityManager } from "typeorm";
import type { DatedReview, DemoHistory, DemoRecipe } from "./DemoData";

/** Selects the content of a recipe as versions store it. The demo data has no photos and no additions to steps. */
const CONTENT = `
  select r.recipe_id, r.owner_id, r.created_at, json_strip_nulls(json_build_object(
    'name', r.name, 'description', r.description, 'servings', r.servings, 'servingsUnit', r.servings_unit,
    'prepMinutes', r.prep_minutes, 'cookMinutes', r.cook_minutes, 'totalMinutes', r.total_minutes,
    'instructions', r.instructions, 'ingredientsNotes', r.ingredients_notes,
    'category', json_build_object('id', c.category_id, 'name', c.name),
    'difficultyLevel', json_build_object('id', d.difficulty_level_id, 'name', d.name),
    'lines', (
      select json_agg(json_build_object('lineId', l.line_id, 'heading', l.heading, 'ingredientId', l.ingredient_id,
        'ingredient', i.name, 'quantity', l.quantity, 'unit', l.unit, 'preparation', l.preparation,
        'isOptional', case when l.is_optional then true end) order by l.position)
      from recipe_lines l left join ingredients i using (ingredient_id) where l.recipe_id = r.recipe_id),
    'tags', (
      select coalesce(json_agg(json_build_object('id', t.tag_id, 'name', t.name) order by t.tag_id), '[]')
      from recipe_tags join tags t using (tag_id) where recipe_id = r.recipe_id),
    'equipment', (
      select coalesce(json_agg(json_build_object('id', e.equipment_id, 'name', e.name) order by e.equipment_id), '[]')
      from recipe_equipment join equipment e using (equipment_id) where recipe_id = r.recipe_id),
    'photos', '[]'::json, 'steps', '[]'::json)) as content
  from recipes r join categories c using (category_id) join difficulty_levels d using (difficulty_level_id)
  where r.name = $1`;

interface Content {
  instructions: string;
  lines: { ingredient?: string; quantity?: string; unit?: string }[];
}

/** Returns the content before an edit. */
const undoEdit = (
  { instructions, lines, ...content }: Content,
  { steps = [], lines: editedLines = [] }: DemoHistory["edits"][number],
): Content => ({
  ...content,
  instructions: steps.reduce((text, [before, after]) => text.replace(after, before), instructions),
  lines: lines.map((line) => {
    const edited = editedLines.find(([ingredient]) => ingredient === line.ingredient);
    return edited ? { ...line, quantity: edited[1], unit: edited[2] } : line;
  }),
});

/** A date in the past. */
export const subtractDays = (days: number): Date =>
  new Date(Date.now() - days * 24 * 60 * 60 * 1000);

/** Adds the former versions of a recipe. Its last edit leads to the recipe as it is. */
export async function addHistory(
  data: EntityManager,
  users: ReadonlyMap<string, number>,
  { recipe, edits, reviewedVersions }: DemoHistory,
): Promise<void> {
  const [row]: { recipe_id: number; owner_id: number; created_at: Date; content: Content }[] =
    await data.query(CONTENT, [recipe]);
  const { recipe_id: recipeId, owner_id: ownerId, created_at: createdAt } = row!;
  const saves = [
    { editorId: ownerId, savedAt: createdAt, reason: null },
    ...edits.map(({ by, daysAgo, reason }) => ({
      editorId: users.get(by),
      savedAt: subtractDays(daysAgo),
      reason,
    })),
  ];
  const contents = edits.reduceRight(
    ([first, ...later], edit) => [undoEdit(first!, edit), first!, ...later],
    [row!.content],
  );
  const former = saves
    .slice(0, -1)
    .map((save, i) => ({ ...save, version: i + 1, content: contents[i] }));
  await data.query(
    `insert into recipe_versions (recipe_id, version, saved_at, editor_id, reason, visibility, content)
     select $1, v.version, v."savedAt", v."editorId", v.reason, 'public', v.content
     from json_to_recordset($2) v (version int, "savedAt" timestamptz, "editorId" int, reason text, content json)`,
    [recipeId, JSON.stringify(former)],
  );
  const { editorId, savedAt, reason } = saves.at(-1)!;
  await data.query(
    `update recipes set version = $2, editor_id = $3, updated_at = $4, edit_reason = $5 where recipe_id = $1`,
    [recipeId, saves.length, editorId, savedAt, reason],
  );
  await data.query(
    `update reviews set recipe_version = v.version from unnest($2::int[], $3::int[]) v (user_id, version)
     where recipe_id = $1 and reviews.user_id = v.user_id`,
    [
      recipeId,
      reviewedVersions.map(([by]) => users.get(by)),
      reviewedVersions.map(([, version]) => version),
    ],
  );
}

/** Adds reviews with changes, which refer to lines of the recipe by their ingredient. */
export async function addDatedReviews(
  data: EntityManager,
  users: ReadonlyMap<string, number>,
  reviews: readonly DatedReview[],
): Promise<void> {
  const rows = reviews.map(({ by, daysAgo, changes = [], ...review }) => ({
    ...review,
    userId: users.get(by),
    createdAt: subtractDays(daysAgo),
    changes: changes.map(({ kind, line, subject = line, detail = null }) => ({
      ...{ kind, line, subject, detail },
    })),
  }));
  await data.query(
    `insert into reviews (user_id, recipe_id, score, text, version, created_at, outcome, changes, recipe_version)
     select v."userId", r.recipe_id, v.score, v.text, 1, v."createdAt", v.outcome, coalesce((
       select jsonb_agg(jsonb_build_object('kind', change -> 'kind', 'subject', change -> 'subject',
         'detail', change -> 'detail', 'lineId', (
           select l.line_id from recipe_lines l join ingredients i using (ingredient_id)
           where l.recipe_id = r.recipe_id and i.name = change ->> 'line')))
       from jsonb_array_elements(v.changes) change), '[]'), r.version
     from jsonb_to_recordset($1) v ("userId" int, recipe text, score int, text text, "createdAt" timestamptz,
       outcome text, changes jsonb)
     join recipes r on r.name = v.recipe order by v."createdAt"`,
    [JSON.stringify(rows)],
  );
}

/** Links variations with their origin. */
export const linkVariations = (
  data: EntityManager,
  recipeIds: ReadonlyMap<string, number>,
  recipes: readonly DemoRecipe[],
): Promise<unknown> => {
  const variations = recipes.filter(({ origin }) => origin !== undefined);
  return data.query(
    `update recipes set origin_id = o.recipe_id, origin_name = o.name
     from unnest($1::int[], $2::int[]) v (recipe_id, origin_id) join recipes o on o.recipe_id = v.origin_id
     where recipes.recipe_id = v.recipe_id`,
    [
      variations.map(({ name }) => recipeIds.get(name)),
      variations.map(({ origin }) => recipeIds.get(origin!)),
    ],
  );
};
