import type { DataSource } from "typeorm";
import type { Connection } from "../../graphql/connection";
import type { Context } from "../../graphql/context";
import { number, type Order, pagedQuery, text } from "../../graphql/pagedQuery";
import { DeletedRecipe } from "./DeletedRecipe";

const lastDeletedFirst: Order = {
  keys: [
    text(`to_char(deleted.deleted_at at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.MS')`),
    number("deleted.recipe_id"),
  ],
  direction: "DESC",
};

const listed = ["recipeId", "name", "ownerId", "deletedByOwner", "deletedAt"] as const;

/** Without the content, which lists do not show. */
const deletedRecipes = (db: DataSource) =>
  db
    .getRepository(DeletedRecipe)
    .createQueryBuilder("deleted")
    .select(listed.map((column) => `deleted.${column}`));

/** The deleted recipes that a user added. */
export const findDeletedRecipesOf = (db: DataSource, ownerId: number): Promise<DeletedRecipe[]> =>
  deletedRecipes(db)
    .where({ ownerId })
    .orderBy("deleted.deletedAt", "DESC")
    .addOrderBy("deleted.recipeId", "DESC")
    .getMany();

/** One page of the recipes that admins deleted. What owners deleted themselves is listed for them only. */
export const findDeletedByAdmins = (
  { db, maxPageSize }: Context,
  page: { first: number; after?: string | null },
): Promise<Connection<DeletedRecipe>> =>
  pagedQuery(
    () => deletedRecipes(db).where({ deletedByOwner: false }),
    lastDeletedFirst,
    page,
    maxPageSize,
  );
