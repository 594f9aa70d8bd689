import type { DataSource, EntityManager } from "typeorm";
import { badInput, conflict, notFound } from "../../../errors";
import { insertNotice } from "../../notices/Notice";
import { NoticeKind } from "../../notices/NoticeKind";
import { selectCurrentVersions } from "../history/contentSql";
import { findChanges } from "../history/difference/findChanges";
import type { RecipeContent } from "../history/RecipeContent";
import type { RecipeInput } from "../RecipeInput";
import { isPublicRecipe } from "../visibility";
import { editRecipe } from "../writeRecipe";
import { SuggestionState } from "./Suggestion";

/** The number of open suggestions that a member may have for one recipe. */
export const MAX_OPEN = 3;

/** The contents before and after an edit in the same transaction. */
const CONTENTS = `
  select v.version, v.content as before, c.content as after
  from (${selectCurrentVersions("r.recipe_id = $1")}) c
  join recipe_versions v on v.recipe_id = c.recipe_id and v.version = c.version - 1`;

interface Contents {
  version: number;
  before: RecipeContent;
  after: RecipeContent;
}

/** Undoes a transaction after its result was read. */
class Undo extends Error {
  constructor(readonly contents: Contents) {
    super();
  }
}

/**
 * Edits a recipe, reads the result and undoes the edit. Suggested contents therefore follow all rules of edits, and lines
 * that they add have IDs that no other line gets.
 */
async function tryEdit(
  db: DataSource,
  ...[recipeId, userId, input, version]: EditArguments
): Promise<Contents> {
  try {
    return await db.transaction(async (data) => {
      await editRecipe(data, recipeId, userId, input, version);
      const [contents]: Contents[] = await data.query(CONTENTS, [recipeId]);
      throw new Undo(contents!);
    });
  } catch (error) {
    if (error instanceof Undo) return error.contents;
    throw error;
  }
}

type EditArguments = [
  recipeId: number,
  userId: number,
  input: RecipeInput,
  version: number | null | undefined,
];

/** Locks the recipe, so that two suggestions at once cannot exceed the maximum. */
const LOCK = `select from recipes where recipe_id = $1 and ${isPublicRecipe()} for update`;

const INSERT = `
  with suggestion as (
    insert into recipe_suggestions (recipe_id, user_id, recipe_version, changes, reason)
    select $1::int, $2::int, $3::int, $4::json, $5::text
    where (select count(*) from recipe_suggestions
      where recipe_id = $1 and user_id = $2 and state = '${SuggestionState.OPEN}') < ${MAX_OPEN}
    returning suggestion_id, recipe_id
  ), notice as (
    ${insertNotice(
      `'${NoticeKind.SUGGESTION}'`,
      "select owner_id from recipes join suggestion using (recipe_id)",
      "(select '/recipes/' || recipe_id || '/suggestions/' || suggestion_id from suggestion)",
    )}
  )
  select suggestion_id as "suggestionId" from suggestion`;

const insert = async (data: EntityManager, parameters: unknown[]): Promise<number> => {
  const [recipeId] = parameters;
  const lockedRows: object[] = await data.query(LOCK, [recipeId]);
  if (lockedRows.length === 0) throw notFound("Recipe");
  const [row]: { suggestionId: number }[] = await data.query(INSERT, parameters);
  if (row) return row.suggestionId;
  throw conflict(
    `You have ${MAX_OPEN} suggestions for this recipe that wait for an answer. Please withdraw one first.`,
  );
};

/**
 * Stores the changes that an input makes to a recipe as a suggestion, and queues a notice for the owner. Photos, the
 * additions to steps and the visibility cannot be suggested.
 * @param version the version that was changed; the current one by default
 * @returns the suggestion's ID
 * @throws BAD_USER_INPUT without a reason or a change, CONFLICT with too many open suggestions
 */
export async function createSuggestion(
  db: DataSource,
  recipeId: number,
  userId: number,
  sent: RecipeInput,
  version?: number | null,
): Promise<number> {
  const { photoIds, photoCaptions, steps, removedStepIds, visibility, editReason, ...input } = sent;
  if (!editReason) throw badInput("Please say why in one sentence.", "editReason");
  const contents = await tryEdit(db, recipeId, userId, input, version);
  // Additions to steps follow the suggested instructions, as in an edit that does not send them.
  const changes = findChanges(contents.before, contents.after).filter(
    ({ part }) => part !== "STEP_DETAILS",
  );
  if (changes.length === 0) {
    throw badInput("Your suggestion changes nothing. Please change the recipe first.");
  }
  const parameters = [recipeId, userId, contents.version, JSON.stringify(changes), editReason];
  return db.transaction((data) => insert(data, parameters));
}
