import { In } from "typeorm";
import type { Loader } from "../../graphql/context";
import { byKey, groupByKey } from "../../graphql/loading";
import { Alias } from "./Alias";
import { Category } from "./Category";
import { DifficultyLevel } from "./DifficultyLevel";
import { Ingredient } from "./Ingredient";
import { Tag } from "./Tag";

export const categoryById: Loader<number, Category | null> = {
  async batch(ids, { db }) {
    const entities = await db.getRepository(Category).findBy({ categoryId: In(ids) });
    return byKey(ids, entities, (category) => category.categoryId);
  },
};

export const difficultyLevelById: Loader<number, DifficultyLevel | null> = {
  async batch(ids, { db }) {
    const entities = await db.getRepository(DifficultyLevel).findBy({ difficultyLevelId: In(ids) });
    return byKey(ids, entities, (level) => level.difficultyLevelId);
  },
};

export const tagById: Loader<number, Tag | null> = {
  async batch(ids, { db }) {
    const entities = await db.getRepository(Tag).findBy({ tagId: In(ids) });
    return byKey(ids, entities, (tag) => tag.tagId);
  },
};

export const ingredientById: Loader<number, Ingredient | null> = {
  async batch(ids, { db }) {
    const entities = await db.getRepository(Ingredient).findBy({ ingredientId: In(ids) });
    return byKey(ids, entities, (ingredient) => ingredient.ingredientId);
  },
};

/** The number of public recipes in a category, by categoryId. */
export const recipeCountByCategory: Loader<number, number> = {
  async batch(ids, { db }) {
    const rows: { category_id: number; count: number }[] = await db.query(
      `select k.category_id, c.count from unnest($1::int[]) k (category_id)
       join facet_counts c on c.facet = 'c' || k.category_id`,
      [ids],
    );
    return groupByKey(ids, rows, (row) => row.category_id).map(([row]) => row?.count ?? 0);
  },
};

/** A category, tag or ingredient. */
interface AliasOwner {
  kind: string;
  id: number;
}

const toOwnerKey = ({ kind, categoryId, tagId, ingredientId }: Alias): string =>
  `${kind} ${categoryId ?? tagId ?? ingredientId}`;

/** Aliases by their category, tag or ingredient, sorted by name. */
export const aliasesOfItem: Loader<AliasOwner, Alias[]> = {
  cacheKey: ({ kind, id }: AliasOwner) => `${kind} ${id}`,
  async batch(owners, { db }) {
    const getIds = (kind: string) =>
      owners.filter((owner) => owner.kind === kind).map(({ id }) => id);
    const aliases = await db
      .getRepository(Alias)
      .createQueryBuilder("alias")
      .where("alias.category_id = any(:categories)", { categories: getIds("category") })
      .orWhere("alias.tag_id = any(:tags)", { tags: getIds("tag") })
      .orWhere("alias.ingredient_id = any(:ingredients)", { ingredients: getIds("ingredient") })
      .orderBy("alias.sort_name")
      .addOrderBy("alias.alias_id")
      .getMany();
    return groupByKey(
      owners.map(({ kind, id }) => `${kind} ${id}`),
      aliases,
      toOwnerKey,
    );
  },
};
