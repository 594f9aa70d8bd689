import { type Context, getViewerParameters, type Loader } from "../../../graphql/context";
import { byKey } from "../../../graphql/loading";
import { newestFirst, pagedByKey } from "../../../graphql/pagedByKey";
import { Author } from "../../users/Author";
import { Suggestion, SuggestionState } from "./Suggestion";

interface SuggestionRow extends Omit<Suggestion, "suggester" | "recipeRow" | "user"> {
  suggesterName: string;
}

/** Open suggestions precede answered ones in the list of a recipe. */
const SUGGESTIONS = `(
  select s.*, r.owner_id, (s.state = '${SuggestionState.OPEN}')::int as is_open
  from recipe_suggestions s join recipes r using (recipe_id)) s`;

const COLUMNS = `s.suggestion_id as "suggestionId", s.recipe_id as "recipeId", s.user_id as "userId",
  s.recipe_version as "recipeVersion", s.changes, s.reason, s.state, s.answer,
  s.accepted_positions as "acceptedPositions", s.accepted_version as "acceptedVersion",
  s.created_at as "createdAt", s.answered_at as "answeredAt", s.owner_id as "recipeOwnerId",
  u.name as "suggesterName"`;

const SUGGESTER = "join users u on u.user_id = s.user_id";

/** Members see their own suggestions; users who may edit the recipe see all. */
const isVisibleSuggestion = (userId: string, isAdmin: string): string =>
  `(s.user_id = ${userId} or s.owner_id = ${userId} or ${isAdmin})`;

const toSuggestion = ({ suggesterName, ...row }: SuggestionRow): Suggestion =>
  Object.assign(new Suggestion(), row, {
    suggester: Object.assign(new Author(), { userId: row.userId, name: suggesterName }),
  });

const list = {
  table: SUGGESTIONS,
  order: newestFirst("s.suggestion_id"),
  items: {
    columns: COLUMNS,
    join: SUGGESTER,
    read: (row: object) => toSuggestion(row as SuggestionRow),
  },
};

/** The suggestions for a recipe that the viewer may see: open ones first, then newest first. */
export const suggestionsOfRecipe = pagedByKey<Suggestion>({
  ...list,
  of: "s.recipe_id",
  order: {
    columns: ["s.is_open", "s.suggestion_id"],
    types: ["number", "number"],
    direction: "desc",
  },
  where: isVisibleSuggestion,
});

/** The suggestions of a user, newest first. */
export const suggestionsByUser = pagedByKey<Suggestion>({ ...list, of: "s.user_id" });

/** The open suggestions for the recipes of a user, newest first. */
export const suggestionsForUser = pagedByKey<Suggestion>({
  ...list,
  table: `(select * from ${SUGGESTIONS} where s.is_open = 1) s`,
  of: "s.owner_id",
});

const BY_ID = `select ${COLUMNS} from ${SUGGESTIONS} ${SUGGESTER}
  where s.suggestion_id = any($1) and ${isVisibleSuggestion("$2::int", "$3::boolean")}`;

/** Suggestions that the viewer may see, by suggestionId. */
export const suggestionById: Loader<number, Suggestion | null> = {
  async batch(ids, { db, viewer }) {
    const rows: SuggestionRow[] = await db.query(BY_ID, [ids, ...getViewerParameters(viewer)]);
    return byKey(ids, rows.map(toSuggestion), ({ suggestionId }) => suggestionId);
  },
};

/** Reads a suggestion again after a change. */
export function reloadSuggestion(context: Context, id: number): Promise<Suggestion | null> {
  context.clear(suggestionById);
  return context.load(suggestionById, id);
}
