import { Field, Int, ObjectType } from "type-graphql";
import { Recipe, Review } from "./entities";

@ObjectType()
export class PageInfo {
  @Field(() => Boolean) hasNextPage!: boolean;
  @Field(() => String, { nullable: true }) endCursor!: string | null;
}

@ObjectType()
export class SearchMatch {
  @Field(() => String) kind!: string;
  @Field(() => String) name!: string;
}

@ObjectType()
export class RecipeEdge {
  @Field(() => String) cursor!: string;
  @Field(() => [SearchMatch], { nullable: true }) matches?: SearchMatch[];
  @Field(() => Recipe) node!: Recipe;
}

@ObjectType()
export class RecipeConnection {
  @Field(() => Int) totalCount!: number;
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => [RecipeEdge]) edges!: RecipeEdge[];
}

@ObjectType()
export class ReviewEdge {
  @Field(() => String) cursor!: string;
  @Field(() => Review) node!: Review;
}

@ObjectType()
export class ReviewConnection {
  @Field(() => Int) totalCount!: number;
  @Field(() => PageInfo) pageInfo!: PageInfo;
  @Field(() => [ReviewEdge]) edges!: ReviewEdge[];
}

const encodeCursor = (values: unknown[]) =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

export const readCursor = (cursor: string) =>
  JSON.parse(Buffer.from(cursor, "base64url").toString()) as [string, number];

/** Makes a page from rows that were read with one more than the page contains. */
export function connection<Node>(
  rows: Node[],
  first: number,
  totalCount: number,
  getCursorValues: (node: Node) => unknown[],
) {
  const edges = rows
    .slice(0, first)
    .map((node) => ({ cursor: encodeCursor(getCursorValues(node)), node }));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { totalCount, pageInfo, edges };
}
