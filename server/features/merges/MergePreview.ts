import { hasSeveral } from "../../../shared/referenceKinds";
import { Field, Int, ObjectType } from "type-graphql";
import type { DataSource } from "typeorm";
import { kindDetails, MergeableKind } from "./MergeableKind";
import { MergeableItem } from "./MergeableItem";

@ObjectType({ simpleResolvers: true, description: "The effect of merging two items." })
export class MergePreview {
  @Field(() => MergeableItem, { description: "The item that would be removed." })
  merged!: MergeableItem;

  @Field(() => MergeableItem, { description: "The item that would stay." })
  into!: MergeableItem;

  @Field(() => Int, {
    description:
      "The number of recipes that have both. Of two tags they keep one; ingredient lines stay as they are.",
  })
  bothCount!: number;
}

/** Counts the recipes that have both items; a recipe may have only one item of a kind. */
export async function countBoth(
  db: DataSource,
  kind: MergeableKind,
  mergedId: number,
  intoId: number,
): Promise<number> {
  const { usedIn, key } = kindDetails[kind];
  if (!hasSeveral({ usedIn })) return 0;
  const [{ count }]: [{ count: number }] = await db.query(
    `select count(distinct recipe_id)::int as count from ${usedIn} one join ${usedIn} other using (recipe_id)
     where one.${key} = $1 and other.${key} = $2`,
    [mergedId, intoId],
  );
  return count;
}
