import type { DataSource, EntityManager } from "typeorm";
import { foldText } from "../../../shared/foldText";
import { maxLength } from "../../../shared/inputLimits";
import { type Language, type Locale, toLanguage } from "../../../shared/locales";
import { badInput, conflict } from "../../errors";
import type { Context, Viewer } from "../../graphql/context";
import { admin, mayActOn } from "../../graphql/rules";
import { toNameKey, toSortName } from "../../lib/text";
import { Category } from "../reference/Category";
import { isOther } from "./CategoryIndex";
import { CategoryName } from "./CategoryName";
import { Import, ImportState } from "./Import";

/** True for a recipe that is to be created and whose draft has no category. */
export const LACKS_CATEGORY =
  "state = 'waiting' and coalesce(nullif(draft ->> 'categoryId', '0'), '') = ''";

const FIND_UNCATEGORIZED = `
  select coalesce(nullif(draft ->> 'name', ''), 'Untitled recipe') as name
  from import_items where import_id = $1 and ${LACKS_CATEGORY} order by position`;

const SHOWN_NAMES = 5;

/**
 * Checks that all recipes of an import that are to be created have a category.
 * @throws CONFLICT with the names of those that have no category
 */
export async function requireCategories(db: DataSource, importId: number): Promise<void> {
  const rows: { name: string }[] = await db.query(FIND_UNCATEGORIZED, [importId]);
  if (rows.length === 0) return;
  const names = rows.slice(0, SHOWN_NAMES).map(({ name }) => name);
  const more = rows.length > SHOWN_NAMES ? ` and ${rows.length - SHOWN_NAMES} more` : "";
  throw conflict(`Choose a category first for: ${names.join("; ")}${more}.`);
}

const otherNames: Readonly<Record<Language, string>> = { en: "Other", de: "Sonstiges" };

const INSERT_CATEGORY = `
  insert into categories (name, name_key, sort_name) values ($1, $2, $3) on conflict do nothing`;

const FIND_ALIAS = `
  select category_id as id from aliases where kind = 'category' and name_key = $1`;

/** Returns the ID of the category for everything else, which is created if the site has none. */
export async function findOrCreateOther(data: EntityManager, locale: Locale): Promise<number> {
  const find = async () => {
    const categories = await data.find(Category, { order: { categoryId: "ASC" } });
    return categories.find(({ name }) => isOther(name))?.categoryId;
  };
  const name = otherNames[toLanguage(locale)];
  const [alias]: { id: number }[] = await data.query(FIND_ALIAS, [toNameKey(name)]);
  const existing = alias?.id ?? (await find());
  if (existing !== undefined) return existing;
  await data.query(INSERT_CATEGORY, [name, toNameKey(name), toSortName(name)]);
  return (await find())!;
}

/** A choice of a category for recipes of an import. */
export interface CategoryChoice {
  /** Null for the category for everything else. */
  categoryId: number | null;
  /** The chosen recipes; null for all that have no category. */
  importItemIds: readonly number[] | null;
}

/** Sets the category of recipes and returns the names that their source uses. */
const CHOOSE = `
  with chosen as (
    select import_item_id, draft ->> 'categoryName' as name,
      coalesce(nullif(draft ->> 'categoryId', '0'), '') = '' as lacks_category
    from import_items
    where import_id = $1 and state in ('waiting', 'skipped')
      and case when $3::int[] is null then coalesce(nullif(draft ->> 'categoryId', '0'), '') = ''
        else import_item_id = any($3) end
    for update
  ), changed as (
    update import_items i
    set draft = jsonb_set(draft::jsonb, '{categoryId}', to_jsonb($2::int))::json
    from chosen c where c.import_item_id = i.import_item_id
    returning i.import_item_id
  )
  select distinct c.name, c.lacks_category as "lacksCategory"
  from chosen c join changed using (import_item_id)`;

/** The name of a recipe's category in its source. */
interface ChosenName {
  name: string | null;
  lacksCategory: boolean;
}

/**
 * Remembers an admin's choice for names that have no category yet, or that an admin has assigned before. A
 * correction of a recipe whose category was found by its name is no choice for the name.
 */
export async function rememberChoice(
  data: EntityManager,
  chosen: readonly ChosenName[],
  categoryId: number,
): Promise<void> {
  const assigned = await data.find(CategoryName);
  const assignedKeys = new Set(assigned.map(({ nameKey }) => nameKey));
  const keys = chosen
    .filter(({ name, lacksCategory }) => lacksCategory || assignedKeys.has(foldText(name ?? "")))
    .map(({ name }) => foldText(name ?? ""))
    .filter((key) => key !== "" && key.length <= maxLength.referenceName);
  const rows = [...new Set(keys)].map((nameKey) => ({ nameKey, categoryId }));
  if (rows.length > 0) await data.upsert(CategoryName, rows, ["nameKey"]);
}

/** Returns true if later imports use the viewer's choices. */
export const canAssignCategories = (viewer: Viewer): boolean => mayActOn([admin], viewer, null);

/**
 * Chooses the category of recipes before they are created. The choice of an admin is remembered.
 * @throws BAD_USER_INPUT, and CONFLICT if the import is in progress or done
 */
export async function chooseCategory(
  { db, viewer, caller }: Context,
  importId: number,
  choice: CategoryChoice,
): Promise<void> {
  const canAssign = canAssignCategories(viewer!);
  await setCategory(db, importId, choice, { canAssign, locale: caller.locale() });
}

/** Chooses the category of recipes; see `chooseCategory`. */
export async function setCategory(
  db: DataSource,
  importId: number,
  { categoryId, importItemIds }: CategoryChoice,
  { canAssign, locale }: { canAssign: boolean; locale: Locale },
): Promise<void> {
  await db.transaction(async (data) => {
    const lock = { mode: "pessimistic_write" } as const;
    const where = { importId, state: ImportState.READY };
    if (!(await data.findOne(Import, { where, lock }))) {
      throw conflict("This import cannot be changed now.");
    }
    if (categoryId !== null && !(await data.existsBy(Category, { categoryId }))) {
      throw badInput("This category does not exist.", "categoryId");
    }
    const id = categoryId ?? (await findOrCreateOther(data, locale));
    const chosen: ChosenName[] = await data.query(CHOOSE, [importId, id, importItemIds]);
    if (canAssign) await rememberChoice(data, chosen, id);
  });
}
