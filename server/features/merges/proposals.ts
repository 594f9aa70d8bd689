import type { DataSource } from "typeorm";
import type { Context, Loader } from "../../graphql/context";
import { byKey, groupByKey } from "../../graphql/loading";
import { canCreateRecipe, mayActOn, type Findable } from "../../graphql/rules";
import { mergeItems } from "./mergeItems";
import { acceptIngredients } from "../../database/ingredientNames";
import { OwnIngredient, ProposedIngredient } from "./OwnIngredient";

/** The maximum length of the list of proposals. Once some are answered, others follow. */
const MAX_PROPOSALS = 100;

const OWN_COLUMNS = `ingredient_id as "ingredientId", name, proposed_at is not null as "isProposed",
  declined_at as "declinedAt", decline_reason as "declineReason"`;

const OF_VIEWER = `select ${OWN_COLUMNS} from ingredients where owner_id = $1 order by sort_name, 1`;

const OF_RECIPES = `
  select distinct recipe_id as "recipeId", sort_name, ${OWN_COLUMNS}
  from recipe_lines join ingredients using (ingredient_id)
  where recipe_id = any($1) and owner_id is not null order by sort_name, 2`;

const toOwnIngredients = (rows: readonly OwnIngredient[]) =>
  rows.map((row) => Object.assign(new OwnIngredient(), row));

/** Lists the own ingredients of a user, by name. */
export const findOwnIngredients = async (
  db: DataSource,
  userId: number,
): Promise<OwnIngredient[]> => toOwnIngredients(await db.query(OF_VIEWER, [userId]));

/** The own ingredients that a recipe uses, by name. */
export const ownIngredientsByRecipe: Loader<number, OwnIngredient[]> = {
  async batch(ids, { db }) {
    const rows: (OwnIngredient & { recipeId: number })[] = await db.query(OF_RECIPES, [ids]);
    return groupByKey(ids, rows, ({ recipeId }) => recipeId).map(toOwnIngredients);
  },
};

/** Own ingredients of the same name are one proposal. Unused ones are about to be deleted. */
const PROPOSALS = `
  select min(ingredient_id) as "ingredientId", min(name) as name, min(proposed_at) as "proposedAt",
    sum(recipes)::int as "recipeCount"
  from ingredients i
  cross join lateral (
    select count(distinct recipe_id) as recipes from recipe_lines l
    where l.ingredient_id = i.ingredient_id) used
  where owner_id is not null and proposed_at is not null and recipes > 0
  group by own_key order by 3, 1 limit ${MAX_PROPOSALS}`;

/** Lists proposed ingredients, oldest first. */
export async function findProposals(db: DataSource): Promise<ProposedIngredient[]> {
  const rows: ProposedIngredient[] = await db.query(PROPOSALS);
  return rows.map((row) => Object.assign(new ProposedIngredient(), row));
}

const PROPOSED = `
  select ingredient_id as "ingredientId" from ingredients
  where ingredient_id = any($1) and owner_id is not null and proposed_at is not null`;

const proposalById: Loader<number, { ingredientId: number } | null> = {
  async batch(ids, { db }) {
    const rows: { ingredientId: number }[] = await db.query(PROPOSED, [ids]);
    return byKey(ids, rows, ({ ingredientId }) => ingredientId);
  },
};

/** The proposed ingredient with the ID in the argument `ingredientId`. */
export const namedProposal: Findable<{ ingredientId: number }> = {
  thing: "Ingredient",
  idArgument: "ingredientId",
  find: (context, id) => context.load(proposalById, id),
};

const PROPOSE = `
  update ingredients set proposed_at = now(), declined_at = null, decline_reason = null
  where owner_id is not null and proposed_at is null
    and ingredient_id in (select ingredient_id from recipe_lines where recipe_id = $1)`;

const USED_IDS = `
  select distinct ingredient_id as id from recipe_lines join ingredients using (ingredient_id)
  where recipe_id = $1 and owner_id is not null order by 1`;

/** Proposes the own ingredients of a recipe. A viewer who may create ingredients accepts them at once. */
export async function proposeIngredients({ db, viewer }: Context, recipeId: number): Promise<void> {
  if (!mayActOn(canCreateRecipe, viewer, null)) {
    await db.query(PROPOSE, [recipeId]);
    return;
  }
  const rows: { id: number }[] = await db.query(USED_IDS, [recipeId]);
  await acceptProposals(
    db,
    rows.map(({ id }) => id),
  );
}

/** Adds own ingredients to the list. */
export const acceptProposals = (db: DataSource, ids: readonly number[]): Promise<void> =>
  db.transaction((data) => acceptIngredients(data, ids));

/** Own ingredients that were accepted meanwhile stay. */
const DECLINE = `
  update ingredients set proposed_at = null, declined_at = now(), decline_reason = $2
  where owner_id is not null and proposed_at is not null
    and own_key = (select own_key from ingredients where ingredient_id = $1)`;

/** Declines the proposals of an ingredient's name by all users. They keep their own ingredients. */
export async function declineProposal(
  db: DataSource,
  ingredientId: number,
  reason: string | null,
): Promise<void> {
  await db.query(DECLINE, [ingredientId, reason]);
}

/** Replaces a proposed ingredient by one of the list, which gets its name as an alias. */
export async function replaceProposal(
  { db, viewer }: Context,
  ingredientId: number,
  intoId: number,
): Promise<void> {
  await mergeItems(db, { kind: "ingredient", mergedId: ingredientId, intoId }, viewer!.userId);
}
