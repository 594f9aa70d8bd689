import type { Loader } from "../../graphql/context";

/** What a viewer has of a recipe, as JSON gives it. */
export interface ViewerRow {
  isFavorite: boolean;
  note: { noteId: number; text: string; updatedAt: string } | null;
  review: {
    reviewId: number;
    score: number;
    text: string;
    version: number;
    createdAt: string;
  } | null;
}

const ROWS = `
  select f.user_id is not null as "isFavorite",
    case when n.user_id is not null then json_build_object(
      'noteId', n.note_id, 'text', n.text, 'updatedAt', n.updated_at) end as note,
    case when v.user_id is not null then json_build_object(
      'reviewId', v.review_id, 'score', v.score, 'text', v.text, 'version', v.version,
      'createdAt', v.created_at) end as review
  from unnest($2::int[]) with ordinality as k (recipe_id, position)
  left join favorites f on f.user_id = $1 and f.recipe_id = k.recipe_id
  left join notes n on n.user_id = $1 and n.recipe_id = k.recipe_id
  left join reviews v on v.user_id = $1 and v.recipe_id = k.recipe_id
  order by k.position`;

/** By recipeId, in one statement for all three; only used for logged-in viewers. */
export const viewerRows: Loader<number, ViewerRow> = {
  batch: (ids, { db, viewer }) => db.query<ViewerRow[]>(ROWS, [viewer!.userId, ids]),
};
