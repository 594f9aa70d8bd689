import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";
import { badInput } from "../errors";
import { LARGEST_PAGE } from "./largestPage";

@ObjectType({ simpleResolvers: true, description: "Whether and where a list goes on." })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: "What to ask the next page with, as `after`; null on an empty page.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "Whether there is a next page." })
  hasNextPage!: boolean;
}

/** One page of a list, with the cursors that lead on. */
export interface Connection<Item> {
  edges: { cursor: string; node: Item }[];
  pageInfo: PageInfo;
  /** Counts the items of all pages, if selected. */
  countAll: () => Promise<number>;
}

/** Splits "DifficultyLevel" into words. */
const wordsOf = (name: string) => name.replace(/\B[A-Z]/g, " $&").toLowerCase();

/** Makes the edge and connection types of a noun, once a noun. */
export function connectionOf<Item extends object>(name: string, Item: ClassType<Item>) {
  const words = wordsOf(name);

  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: `One ${words} in a list, and its place there.`,
  })
  class Edge {
    @Field(() => String, { description: "The place in the list, for `after`." })
    cursor!: string;

    @Field(() => Item, { description: `The ${words} itself.` })
    node!: Item;
  }

  @ObjectType(`${name}Connection`, { description: "One page of a list." })
  class ConnectionType implements Connection<Item> {
    @Field(() => [Edge], { simple: true, description: "The page's items, in their order." })
    edges!: Edge[];

    @Field(() => PageInfo, { simple: true, description: "Whether and where the list goes on." })
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => Int, { description: "How many there are over all pages." })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionType;
}

/** Arguments of a list, with a default page size. */
export function pageArgs(size: number) {
  @ArgsType()
  class PageArgs {
    @Field(() => Int, {
      defaultValue: size,
      description: `How many at the most, 1 to ${LARGEST_PAGE}.`,
    })
    first!: number;

    @Field(() => String, { nullable: true, description: "The `endCursor` of the page before." })
    after?: string | null;
  }
  return PageArgs;
}

/**
 * Throws BAD_USER_INPUT for a page of no size or too large a one.
 * @param largest the context's `largestPage`, where a document of ours may ask for the whole list
 */
export function checkPageSize(first: number, largest = LARGEST_PAGE): void {
  if (first < 1 || first > largest) {
    throw badInput(`"first" must be between 1 and ${LARGEST_PAGE}.`, "first");
  }
}

/** A cursor is opaque; inside are the values that the list is sorted by. */
export const makeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/**
 * The values inside a cursor.
 * @param shape the type of each value, in order
 * @throws BAD_USER_INPUT for what this list cannot have handed out
 */
export function readCursor<Shape extends readonly ("string" | "number")[]>(
  cursor: string,
  shape: Shape,
): { [I in keyof Shape]: Shape[I] extends "string" ? string : number } {
  const values = parsed(cursor);
  const fits =
    Array.isArray(values) &&
    values.length === shape.length &&
    shape.every((type, i) => typeof values[i] === type && isKept(values[i]));
  if (!fits) throw badInput('"after" is not a valid cursor.', "after");
  // The line above compared every value with its type in the shape.
  return values as never;
}

/** Whether the database could hold the value. */
const isKept = (value: unknown) =>
  typeof value === "number"
    ? Number.isInteger(value) && Math.abs(value) < 2 ** 31
    : typeof value === "string" && !value.includes("\0");

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/**
 * One page from rows that were read with one more than the page holds.
 * @param cursorOf the values that the list is sorted by
 */
export function pageOf<Item>(
  rows: readonly Item[],
  first: number,
  cursorOf: (item: Item) => readonly (string | number)[],
  countAll: () => Promise<number>,
): Connection<Item> {
  const edges = rows.slice(0, first).map((node) => ({ cursor: makeCursor(cursorOf(node)), node }));
  const pageInfo = { hasNextPage: rows.length > first, endCursor: edges.at(-1)?.cursor ?? null };
  return { edges, pageInfo, countAll };
}
