import type { Loader } from "../../graphql/context";
import { groupedByKey } from "../../graphql/loading";
import { Alias } from "./Alias";

/** A category, tag or ingredient. */
interface AliasOwner {
  kind: string;
  id: number;
}

const ownerOf = ({ kind, categoryId, tagId, ingredientId }: Alias): string =>
  `${kind} ${categoryId ?? tagId ?? ingredientId}`;

/** Aliases by what has them, sorted by name. */
export const aliasesOfItem: Loader<AliasOwner, Alias[]> = {
  cacheKey: ({ kind, id }: AliasOwner) => `${kind} ${id}`,
  async batch(owners, { db }) {
    const idsOf = (kind: string) => owners.filter((each) => each.kind === kind).map(({ id }) => id);
    const aliases = await db
      .getRepository(Alias)
      .createQueryBuilder("alias")
      .where("alias.category_id = any(:categories)", { categories: idsOf("category") })
      .orWhere("alias.tag_id = any(:tags)", { tags: idsOf("tag") })
      .orWhere("alias.ingredient_id = any(:ingredients)", { ingredients: idsOf("ingredient") })
      .orderBy("alias.sort_name")
      .addOrderBy("alias.alias_id")
      .getMany();
    return groupedByKey(
      owners.map(({ kind, id }) => `${kind} ${id}`),
      aliases,
      ownerOf,
    );
  },
};
