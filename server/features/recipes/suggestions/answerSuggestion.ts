import type { DataSource, EntityManager } from "typeorm";
import { badInput, conflict, notFound, stale } from "../../../errors";
import type { Context } from "../../../graphql/context";
import { insertNotice } from "../../notices/Notice";
import { NoticeKind } from "../../notices/NoticeKind";
import { findChanges } from "../history/difference/findChanges";
import { toRestoredInput } from "../history/restoreVersion";
import { recipeById } from "../loaders";
import { editRecipe } from "../writeRecipe";
import { applySuggestion, chooseChanges } from "./applySuggestion";
import { type Suggestion, SuggestionState } from "./Suggestion";

interface Answer {
  state: SuggestionState;
  answer?: string;
  positions?: readonly number[];
  version?: number | null;
}

/** Answers an open suggestion, and queues a notice for the member who sent it. */
const ANSWER = `
  with answered as (
    update recipe_suggestions
    set state = $2, answer = $3, accepted_positions = $4, accepted_version = $5, answered_at = now()
    where suggestion_id = $1 and state = '${SuggestionState.OPEN}'
    returning suggestion_id, recipe_id, user_id
  ), notice as (
    ${insertNotice(
      `'${NoticeKind.SUGGESTION_ANSWER}'`,
      "select user_id from answered",
      "(select '/recipes/' || recipe_id || '/suggestions/' || suggestion_id from answered)",
    )}
  )
  select from answered`;

const WITHDRAW = `delete from recipe_suggestions
  where suggestion_id = $1 and state = '${SuggestionState.OPEN}' returning suggestion_id`;

const IS_OPEN = `select from recipe_suggestions
  where suggestion_id = $1 and state = '${SuggestionState.OPEN}'`;

const notOpen = () => conflict("This suggestion has been answered or withdrawn already.");

async function answer(
  data: Pick<EntityManager, "query">,
  suggestionId: number,
  { state, answer, positions = [], version = null }: Answer,
): Promise<void> {
  const parameters = [suggestionId, state, answer ?? null, positions, version];
  const rows: object[] = await data.query(ANSWER, parameters);
  if (rows.length === 0) throw notOpen();
}

/** @throws CONFLICT unless the suggestion is open */
export const declineSuggestion = (
  db: DataSource,
  suggestionId: number,
  reason: string,
): Promise<void> => answer(db, suggestionId, { state: SuggestionState.DECLINED, answer: reason });

/** @throws CONFLICT unless the suggestion is open */
export async function withdrawSuggestion(db: DataSource, suggestionId: number): Promise<void> {
  const [rows]: [object[], number] = await db.query(WITHDRAW, [suggestionId]);
  if (rows.length === 0) throw notOpen();
}

function readPositions({ changes }: Suggestion, sent?: readonly number[] | null): Set<number> {
  const positions = new Set(sent ?? changes.keys());
  if (positions.size === 0) throw badInput("Choose at least one change.", "changes");
  if ([...positions].some((position) => !(position in changes))) {
    throw badInput("The suggestion has no such change.", "changes");
  }
  return positions;
}

/**
 * Makes the chosen changes to a recipe, as an edit of the viewer. The edit is refused if the recipe changes meanwhile.
 * @param sent the positions of the chosen changes; all by default
 * @param version the version of the recipe that the viewer has seen; the current one by default
 * @throws CONFLICT if the suggestion is not open or a change no longer fits, PRECONDITION_FAILED for an outdated version
 */
export async function acceptSuggestion(
  context: Context,
  suggestion: Suggestion,
  sent?: readonly number[] | null,
  version?: number | null,
): Promise<void> {
  const { suggestionId, recipeId, changes, reason } = suggestion;
  if (suggestion.state !== SuggestionState.OPEN) throw notOpen();
  const positions = readPositions(suggestion, sent);
  const recipe = await context.load(recipeById, recipeId);
  const applied = await applySuggestion(context, recipeId, chooseChanges(changes, positions));
  if (!recipe || !applied) throw notFound("Recipe");
  if (version != null && version !== applied.version) throw stale("recipe");
  if (applied.unfit.size > 0) {
    throw conflict(
      "Some of these changes no longer fit the recipe. Please choose from the others.",
    );
  }
  const isChanged = findChanges(applied.content, applied.changed).length > 0;
  const accepted: Answer = {
    state:
      positions.size === changes.length
        ? SuggestionState.ACCEPTED
        : SuggestionState.PARTLY_ACCEPTED,
    positions: [...positions].sort((one, other) => one - other),
    version: isChanged ? applied.version + 1 : null,
  };
  if (!isChanged) return answer(context.db, suggestionId, accepted);
  try {
    await context.db.transaction(async (data) => {
      const input = await toRestoredInput(data, context, recipe, applied.changed);
      // Photos and additions to steps stay, and follow the instructions.
      const rest = { steps: null, photoIds: null, photoCaptions: null, editReason: reason };
      const edited = { ...input, ...rest };
      await editRecipe(data, recipeId, context.viewer!.userId, edited, applied.version);
      await answer(data, suggestionId, accepted);
    });
  } catch (error) {
    // A second accept finds the version of the first one, which its own error would not explain.
    const rows: object[] = await context.db.query(IS_OPEN, [suggestionId]);
    throw rows.length === 0 ? notOpen() : error;
  }
}
