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

const listedColumns = ["recipeId", "name", "ownerId", "deletedByOwner", "deletedAt"] as const;

/** Leaves out the content, which lists do not show. */
const createQuery = (db: DataSource) =>
  db
    .getRepository(DeletedRecipe)
    .createQueryBuilder("deleted")
    .select(listedColumns.map((column) => `deleted.${column}`));

/** Finds the deleted recipes that a user added. */
export const findDeletedRecipes = (db: DataSource, ownerId: number): Promise<DeletedRecipe[]> =>
  createQuery(db)
    .where({ ownerId })
    .orderBy("deleted.deletedAt", "DESC")
    .addOrderBy("deleted.recipeId", "DESC")
    .getMany();

/** Finds one page of the recipes that admins deleted. Recipes that owners deleted are listed for the owners only. */
export const findDeletedByAdmins = (
  { db, maxPageSize }: Context,
  page: { first: number; after?: string | null },
): Promise<Connection<DeletedRecipe>> =>
  pagedQuery(
    () => createQuery(db).where({ deletedByOwner: false }),
    lastDeletedFirst,
    page,
    maxPageSize,
  );
