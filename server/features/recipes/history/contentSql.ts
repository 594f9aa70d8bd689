import { toSnakeCase } from "../../../../shared/changeCase";
import { detailNames } from "../../../../shared/recipeDetails";

const list = (fields: string, rows: string, order: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${rows})`;

const photos = (condition: string) =>
  list("'photoId', p.photo_id, 'caption', p.caption", `photos p where ${condition}`, "p.position");

const item = (id: string, name: string) => `json_build_object('id', ${id}, 'name', ${name})`;

const lines = list(
  `'lineId', l.line_id, 'heading', l.heading, 'ingredientId', l.ingredient_id, 'ingredient', i.name,
   'quantity', l.quantity, 'unit', l.unit, 'preparation', l.preparation,
   'isOptional', case when l.is_optional then true end, 'scales', case when not l.scales then false end`,
  "recipe_lines l left join ingredients i using (ingredient_id) where l.recipe_id = r.recipe_id",
  "l.position",
);

const tags = list(
  "'id', t.tag_id, 'name', t.name",
  "recipe_tags join tags t using (tag_id) where recipe_id = r.recipe_id",
  "t.tag_id",
);

const equipment = list(
  "'id', e.equipment_id, 'name', e.name",
  "recipe_equipment join equipment e using (equipment_id) where recipe_id = r.recipe_id",
  "e.equipment_id",
);

/** Additions without a step are not part of a version: only those who may edit see them. */
const steps = list(
  `'position', s.position, 'text', s.text, 'minutes', s.minutes, 'isAttended', s.is_attended,
   'lineIds', s.line_ids, 'photos', ${photos("p.step_id = s.step_id")}`,
  "recipe_steps s where s.recipe_id = r.recipe_id and s.position is not null",
  "s.position, s.step_id",
);

const details = detailNames.map((name) => `'${name}', r.${toSnakeCase(name)}`).join(", ");

/** Selects a `RecipeContent` as JSON, from a row `r` of recipes joined with `categories c` and `difficulty_levels d`. */
const CONTENT = `json_strip_nulls(json_build_object(
  'name', r.name, 'instructions', r.instructions, ${details}, 'ingredientsNotes', r.ingredients_notes,
  'coverDrawing', r.cover_drawing, 'category', ${item("c.category_id", "c.name")},
  'difficultyLevel', ${item("d.difficulty_level_id", "d.name")}, 'lines', ${lines}, 'tags', ${tags},
  'equipment', ${equipment}, 'photos', ${photos("p.recipe_id = r.recipe_id and p.step_id is null")},
  'steps', ${steps}))`;

/** SQL of the user who saved the current version of a row `r` of recipes; null for one of another site. */
export const CURRENT_EDITOR = `case when r.imported_editor_name is null then coalesce(r.editor_id, r.owner_id) end`;

/**
 * Joins the user whose suggestion a version contains, as `suggester`.
 * @param version a row of versions or recipes
 */
export const joinSuggester = (version: string): string => `
  left join recipe_suggestions g on g.recipe_id = ${version}.recipe_id and g.accepted_version = ${version}.version
  left join users suggester on suggester.user_id = coalesce(g.user_id, ${version}.suggester_id)`;

/**
 * Selects current versions of recipes with the columns of `recipe_versions`.
 * @param condition on a row `r` of recipes
 */
export const selectCurrentVersions = (condition: string): string => `
  select r.recipe_id, r.version, r.updated_at as saved_at, ${CURRENT_EDITOR} as editor_id,
    r.edit_reason as reason, r.visibility, ${CONTENT} as content, null::text as removal_reason,
    r.imported_editor_name, r.suggester_id, r.imported_suggester_name
  from recipes r join categories c using (category_id)
  join difficulty_levels d using (difficulty_level_id)
  where ${condition}`;
