import { type DataSource, In } from "typeorm";
import { badInput, conflict, notFound } from "../../errors";
import type { Context } from "../../graphql/context";
import { detailRules } from "../recipes/RecipeDetails";
import { Category } from "../reference/Category";
import { DifficultyLevel } from "../reference/DifficultyLevel";
import { Equipment } from "../reference/Equipment";
import { Tag } from "../reference/Tag";
import { Import, ImportState } from "./Import";
import { canAssignCategories, rememberChoice } from "./importCategories";
import type { ImportDraft, ImportLine } from "./ImportDraft";
import { ImportItem, ImportItemState } from "./ImportItem";
import type { ImportItemInput, ImportLineInput } from "./ImportItemInput";
import { loadIngredients } from "./loadReferences";
import { makeHeading } from "./matchRecipeLines";

async function checkReferences(db: DataSource, input: ImportItemInput): Promise<void> {
  const { categoryId, difficultyLevelId, tagIds, equipmentIds } = input;
  if (categoryId && !(await db.getRepository(Category).existsBy({ categoryId }))) {
    throw badInput("This category does not exist.", "categoryId");
  }
  if (
    difficultyLevelId &&
    !(await db.getRepository(DifficultyLevel).existsBy({ difficultyLevelId }))
  ) {
    throw badInput("This difficulty level does not exist.", "difficultyLevelId");
  }
  if (tagIds && (await db.getRepository(Tag).countBy({ tagId: In(tagIds) })) < tagIds.length) {
    throw badInput("This tag does not exist.", "tagIds");
  }
  if (equipmentIds) {
    const equipment = db.getRepository(Equipment);
    const count = await equipment.countBy({ equipmentId: In(equipmentIds) });
    if (count < equipmentIds.length) {
      throw badInput("One of the pieces of equipment does not exist.", "equipmentIds");
    }
  }
}

/** Returns true if an edited line has the parts of another one. */
const isSameLine = (edited: ImportLineInput, line: ImportLine): boolean =>
  (["quantity", "unit", "ingredient", "preparation"] as const).every(
    (part) => edited[part] === line[part],
  );

/**
 * Returns what a line that was not changed keeps: the text of its source, its ID there and its doubt.
 */
function keepOrigin(edited: ImportLineInput, draftLines: readonly ImportLine[]) {
  const line = draftLines.find((each) => each.heading == null && isSameLine(edited, each));
  if (!line) return {};
  const { text, lineId, doubt } = line;
  return { text, ...(lineId !== undefined && { lineId }), doubt: doubt ?? null };
}

/** Finds the ingredients of edited lines that have a name but no ID. */
async function matchLines(
  { db, services, viewer }: Context,
  lines: readonly ImportLineInput[],
): Promise<ImportLine[]> {
  const names = lines.map(({ ingredient }) => ingredient);
  const ingredients = await loadIngredients(db, viewer!.userId);
  const matches = await services.recipeReader.match(names, ingredients);
  return lines.map((line, i) => {
    if (line.heading != null) return makeHeading(line.heading);
    const { ingredient, suggestions } = matches[i]!;
    return {
      ...line,
      ingredientId: line.ingredientId ?? ingredient?.ingredientId ?? null,
      text: [line.quantity, line.unit, line.ingredient].filter(Boolean).join(" "),
      suggestions: suggestions.map(({ ingredientId, label }) => ({ ingredientId, name: label })),
    };
  });
}

const removeDoubts = (draft: ImportDraft): ImportDraft => ({
  ...draft,
  lines: draft.lines.map((line) => ({ ...line, doubt: null })),
  doubts: [],
});

/**
 * Edits a recipe of an import before it is created.
 * @throws BAD_USER_INPUT, and CONFLICT if the import is in progress or done
 */
export async function editItem(
  context: Context,
  importItemId: number,
  { isSkipped, isReviewed, lines: lineInputs, ...changes }: ImportItemInput,
): Promise<void> {
  const { db } = context;
  await checkReferences(db, changes);
  const editedLines = lineInputs && (await matchLines(context, lineInputs));
  await db.transaction(async (data) => {
    const lock = { mode: "pessimistic_write" } as const;
    const item = await data.findOne(ImportItem, { where: { importItemId }, lock });
    if (!item) throw notFound("Import item");
    const { importId, draft } = item;
    const isReady = await data.existsBy(Import, { importId, state: ImportState.READY });
    if (!isReady) throw conflict("This recipe cannot be changed now.");
    const changedFields = Object.entries(changes).filter(
      ([field, value]) =>
        value !== undefined && (value !== null || Object.hasOwn(detailRules, field)),
    );
    const lines = (editedLines ?? draft.lines).map((line) =>
      !editedLines || line.heading != null ? line : { ...line, ...keepOrigin(line, draft.lines) },
    );
    const edited = {
      ...draft,
      ...Object.fromEntries(changedFields),
      lines,
      ...(changes.difficultyLevelId && { isDifficultyAssumed: false }),
    };
    if (changes.categoryId && canAssignCategories(context.viewer!)) {
      const { categoryName: name, categoryId } = draft;
      await rememberChoice(
        data,
        [{ name, lacksCategory: categoryId === null }],
        changes.categoryId,
      );
    }
    const state = isSkipped ? ImportItemState.SKIPPED : ImportItemState.WAITING;
    await data.update(
      ImportItem,
      { importItemId },
      {
        draft: isReviewed ? removeDoubts(edited) : edited,
        ...(isSkipped == null ? {} : { state }),
      },
    );
  });
}
