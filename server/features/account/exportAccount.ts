import type { DataSource } from "typeorm";
import { getViewerParameters, type Viewer } from "../../graphql/context";
import { detailNames } from "../../../shared/recipeDetails";
import { toSnakeCase } from "../../../shared/changeCase";
import { isVisibleRecipe } from "../recipes/visibility";

/** Selects rows as a JSON list, which is empty without rows. */
const list = (fields: string, order: string, rows: string) =>
  `(select coalesce(json_agg(json_build_object(${fields}) order by ${order}), '[]') from ${rows})`;

/** Ingredients, and the headings between them. */
const ingredients = list(
  `'lineId', l.line_id, 'heading', l.heading, 'ingredient', i.name, 'quantity', l.quantity, 'unit', l.unit, 'preparation', l.preparation,
   'isOptional', l.is_optional, 'scales', l.scales`,
  "l.position",
  "recipe_lines l left join ingredients i using (ingredient_id) where l.recipe_id = r.recipe_id",
);

/** The additions to steps, with the names of the lines that a person has chosen. */
const steps = list(
  `'stepId', s.step_id, 'position', s.position, 'text', s.text, 'minutes', s.minutes,
   'isAttended', s.is_attended, 'ingredients', case when s.line_ids is not null then array(
     select i.name from recipe_lines l join ingredients i using (ingredient_id)
     where l.recipe_id = r.recipe_id and l.line_id = any(s.line_ids) order by l.position) end`,
  "s.position, s.step_id",
  "recipe_steps s where s.recipe_id = r.recipe_id",
);

const details = detailNames.map((name) => `'${name}', r.${toSnakeCase(name)}`).join(", ");

const tags = `(select coalesce(json_agg(t.name order by t.name), '[]')
  from recipe_tags join tags t using (tag_id) where recipe_id = r.recipe_id)`;

const equipment = `(select coalesce(json_agg(e.name order by e.name), '[]')
  from recipe_equipment join equipment e using (equipment_id) where recipe_id = r.recipe_id)`;

/** Former versions, with the reasons that the user gave. */
const versions = list(
  `'version', v.version, 'savedAt', v.saved_at, 'isByUser', coalesce(v.editor_id = $1, false),
   'isSuggestedByUser', coalesce(v.suggester_id = $1, false),
   'reason', case when v.editor_id = $1 then v.reason end, 'visibility', v.visibility,
   'removalReason', v.removal_reason, 'content', v.content`,
  "v.version",
  "recipe_versions v where v.recipe_id = r.recipe_id",
);

/** Selects photos with their file names in the archive: the user's own, and those of the user's recipes. */
const photos = list(
  `'file', 'photos/' || coalesce(p.stored_as, p.key) || '-' || p.width || '.webp', 'caption', p.caption,
   'showsUser', coalesce(p.person_id = $1, false),
   'photoId', p.photo_id, 'recipeId', coalesce(p.recipe_id, p.deleted_recipe_id, p.former_recipe_id),
   'reviewId', p.review_id, 'diaryEntryId', p.diary_entry_id, 'hiddenReason', p.hidden_reason,
   'stepId', coalesce(p.step_id, p.deleted_step_id)`,
  "p.photo_id",
  `photos p where p.owner_id = $1
   or coalesce(p.recipe_id, p.former_recipe_id) in (select recipe_id from recipes where owner_id = $1)
   or coalesce(p.review_id, p.diary_entry_id) is null
     and p.deleted_recipe_id in (select recipe_id from deleted_recipes where owner_id = $1)`,
);

/** Selects rows of deleted recipes, except those that other users wrote. */
const deletedRows = list(
  "'table', d.table_name, 'content', d.content",
  "d.deleted_recipe_row_id",
  `deleted_recipe_rows d
   where d.recipe_id = r.recipe_id and coalesce(d.user_id, $1) = $1`,
);

/** Selects the name of a recipe, unless it is hidden from the viewer. */
const RECIPE_NAME = `case when ${isVisibleRecipe("$1", "$2::boolean", "r")} then r.name end`;

const EXPORT = `select json_build_object(
  'account', (
    select json_build_object('userId', user_id, 'name', name, 'email', email,
      'about', about, 'showsEmail', shows_email, 'showsDiary', shows_diary, 'role', role_name, 'createdAt', created_at,
      'lastSeenAt', last_seen_at, 'twoFactor', json_build_object(
        'authenticatorAddedAt', (select confirmed_at from totp_secrets t where t.user_id = $1),
        'passkeys', ${list(
          "'name', p.name, 'createdAt', p.created_at, 'lastUsedAt', p.last_used_at",
          "p.passkey_id",
          "passkeys p where p.user_id = $1",
        )},
        'recoveryCodesLeft', (select count(*) from recovery_codes c where c.user_id = $1)),
      'openId', (
        select json_build_object('issuer', i.issuer, 'subject', i.subject,
          'linkedAt', i.linked_at, 'lastUsedAt', i.last_used_at)
        from identities i where i.user_id = $1))
    from users join roles using (role_id) where user_id = $1
  ),
  'recipes', ${list(
    `'recipeId', r.recipe_id, 'name', r.name, 'visibility', r.visibility, ${details},
     'category', c.name, 'difficultyLevel', d.name,
     'ingredientsNotes', r.ingredients_notes, 'ingredients', ${ingredients},
     'instructions', r.instructions, 'steps', ${steps}, 'tags', ${tags}, 'equipment', ${equipment},
     'createdAt', r.created_at, 'updatedAt', r.updated_at,
     'version', r.version, 'isSuggestedByUser', coalesce(r.suggester_id = $1, false), 'editReason', case when r.editor_id is null or r.editor_id = $1 then r.edit_reason end,
     'origin', (select o.name from recipes o where o.recipe_id = r.origin_id
       and ${isVisibleRecipe("$1", "$2::boolean", "o")}), 'versions', ${versions}`,
    "r.recipe_id",
    `recipes r join categories c using (category_id) join difficulty_levels d using (difficulty_level_id)
     where r.owner_id = $1`,
  )},
  'deletedRecipes', ${list(
    "'deletedAt', r.deleted_at, 'recipe', r.content, 'rows', " + deletedRows,
    "r.recipe_id",
    "deleted_recipes r where r.owner_id = $1",
  )},
  'ownIngredients', ${list(
    `'name', i.name, 'proposedAt', i.proposed_at, 'declinedAt', i.declined_at,
     'declineReason', i.decline_reason`,
    "i.ingredient_id",
    "ingredients i where i.owner_id = $1",
  )},
  'savedVersions', ${list(
    `'recipeId', v.recipe_id, 'recipe', ${RECIPE_NAME}, 'version', v.version, 'reason', v.reason,
     'savedAt', v.saved_at`,
    "v.saved_at, v.recipe_id, v.version",
    "recipe_versions v join recipes r using (recipe_id) where v.editor_id = $1",
  )},
  'photos', ${photos},
  'reviews', ${list(
    `'reviewId', w.review_id, 'recipeId', w.recipe_id, 'recipe', ${RECIPE_NAME}, 'score', w.score, 'text', w.text,
     'outcome', w.outcome, 'changes', w.changes, 'recipeVersion', w.recipe_version, 'createdAt', w.created_at,
     'helpfulCount', (select count(*)::int from review_votes v where v.review_id = w.review_id)`,
    "w.review_id",
    "reviews w join recipes r using (recipe_id) where w.user_id = $1",
  )},
  'diary', ${list(
    `'diaryEntryId', e.diary_entry_id, 'recipeId', e.recipe_id, 'recipe', ${RECIPE_NAME}, 'cookedOn', e.cooked_on,
     'text', e.text, 'isPublic', e.is_public, 'createdAt', e.created_at`,
    "e.cooked_on, e.diary_entry_id",
    "diary_entries e join recipes r using (recipe_id) where e.user_id = $1",
  )},
  'helpfulReviews', ${list(
    `'reviewId', v.review_id, 'recipe', ${RECIPE_NAME}, 'createdAt', v.created_at`,
    "v.created_at, v.review_id",
    "review_votes v join recipes r using (recipe_id) where v.user_id = $1",
  )},
  'replies', ${list(
    `'reviewId', w.review_id, 'recipe', ${RECIPE_NAME}, 'text', w.reply, 'createdAt', w.replied_at`,
    "w.replied_at, w.review_id",
    "reviews w join recipes r using (recipe_id) where r.owner_id = $1 and w.reply is not null",
  )},
  'suggestions', ${list(
    `'recipeId', s.recipe_id, 'recipe', ${RECIPE_NAME}, 'reason', s.reason, 'state', s.state,
     'answer', s.answer, 'createdAt', s.created_at, 'answeredAt', s.answered_at,
     'changes', case when ${isVisibleRecipe("$1", "$2::boolean", "r")} then s.changes end`,
    "s.suggestion_id",
    "recipe_suggestions s join recipes r using (recipe_id) where s.user_id = $1",
  )},
  'favorites', ${list(
    `'recipeId', f.recipe_id, 'recipe', ${RECIPE_NAME}, 'createdAt', f.created_at`,
    "f.created_at, f.recipe_id",
    "favorites f join recipes r using (recipe_id) where f.user_id = $1",
  )},
  'notes', ${list(
    `'recipeId', n.recipe_id, 'recipe', ${RECIPE_NAME}, 'text', n.text, 'updatedAt', n.updated_at`,
    "n.note_id",
    "notes n join recipes r using (recipe_id) where n.user_id = $1",
  )},
  'contributorRequests', ${list(
    `'message', q.message, 'status', q.status, 'reason', q.reason, 'createdAt', q.created_at,
     'answeredAt', q.answered_at`,
    "q.contributor_request_id",
    "contributor_requests q where q.user_id = $1",
  )},
  'sessions', ${list(
    "'device', s.device, 'createdAt', s.created_at, 'lastUsedAt', s.last_used_at",
    "s.created_at, s.session_id",
    "sessions s where s.user_id = $1",
  )}
) as export`;

/**
 * Exports all texts and account data of a user except secrets, in one statement and therefore in a
 * consistent state.
 */
export async function exportAccount(db: DataSource, viewer: Viewer): Promise<object> {
  const [row]: { export: object }[] = await db.query(EXPORT, getViewerParameters(viewer));
  return row!.export;
}
