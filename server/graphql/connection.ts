import { ArgsType, type ClassType, Field, Int, ObjectType } from "type-graphql";
import { badInput } from "../errors";

/** The largest page of a list, except for internal operations. */
export const MAX_PAGE_SIZE = 100;

@ObjectType({ simpleResolvers: true, description: "The position of a page in its list." })
export class PageInfo {
  @Field(() => String, {
    nullable: true,
    description: "The cursor of the first item; null if the page is empty.",
  })
  startCursor!: string | null;

  @Field(() => String, {
    nullable: true,
    description: "The cursor of the last item, to pass as `after`; null if the page is empty.",
  })
  endCursor!: string | null;

  @Field(() => Boolean, { description: "True if there is a next page." })
  hasNextPage!: boolean;

  @Field(() => Boolean, { description: "True if items precede the page." })
  hasPreviousPage!: boolean;
}

/** The arguments of a page: its size, and the cursor of the preceding item. */
export interface PageRequest {
  first: number;
  after?: string | null | undefined;
}

/** One page of a list, with the cursors of its items. */
export interface Connection<Item> {
  edges: { cursor: string; node: Item }[];
  pageInfo: PageInfo;
  /** Counts the items of all pages, if selected. */
  countAll: () => Promise<number>;
}

/** Converts a type name to words: "DifficultyLevel" becomes "difficulty level". */
const toTitle = (name: string) => name.replace(/\B[A-Z]/g, " $&").toLowerCase();

/**
 * Makes the edge and connection types of a noun. It must be called once for each noun.
 * @param EdgeFields a class with further fields of the edges
 * @param ConnectionFields a class with further fields of the connections
 */
export function makeConnectionType<Item extends object>(
  name: string,
  Item: ClassType<Item>,
  EdgeFields: ClassType<object> = Object,
  ConnectionFields: ClassType<object> = Object,
) {
  const title = toTitle(name);

  @ObjectType(`${name}Edge`, {
    simpleResolvers: true,
    description: "An item of a list.",
  })
  class Edge extends EdgeFields {
    @Field(() => String, { description: "The cursor of the item, to pass as `after`." })
    cursor!: string;

    @Field(() => Item, { description: `The ${title}.` })
    node!: Item;
  }

  @ObjectType(`${name}Connection`, { description: "A page of a list." })
  class ConnectionType extends ConnectionFields implements Connection<Item> {
    @Field(() => [Edge], { simple: true, description: "The items of the page." })
    edges!: Edge[];

    @Field(() => PageInfo, { simple: true, description: "The position of the page." })
    pageInfo!: PageInfo;

    countAll!: () => Promise<number>;

    @Field(() => Int, {
      description:
        "The number of items on all pages. Searches and filters that more than 10,000 recipes match report an estimate with two significant digits.",
    })
    totalCount(): Promise<number> {
      return this.countAll();
    }
  }
  return ConnectionType;
}

/** Makes the class of a list's arguments, with a default page size. */
export function pageArgs(size: number) {
  @ArgsType()
  class PageArgs {
    @Field(() => Int, {
      defaultValue: size,
      description: `The size of the page, 1 to ${MAX_PAGE_SIZE}.`,
    })
    first!: number;

    @Field(() => String, { nullable: true, description: "The `endCursor` of the previous page." })
    after?: string | null;
  }
  return PageArgs;
}

/**
 * @param max the context's `maxPageSize`
 * @throws BAD_USER_INPUT
 */
export function checkPageSize(first: number, max = MAX_PAGE_SIZE): void {
  if (first < 1 || first > max) {
    throw badInput(`"first" must be between 1 and ${max}.`, "first");
  }
}

/** Makes an opaque cursor from the values by which the list is sorted. */
export const makeCursor = (values: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString("base64url");

/**
 * Reads the values inside a cursor.
 * @param shape the type of each value, in order
 * @throws BAD_USER_INPUT for a cursor that this list cannot have returned
 */
export function readCursor<Shape extends readonly ("string" | "number")[]>(
  cursor: string,
  shape: Shape,
): { [I in keyof Shape]: Shape[I] extends "string" ? string : number } {
  const values = parseCursor(cursor);
  const fits =
    Array.isArray(values) &&
    values.length === shape.length &&
    shape.every((type, i) => typeof values[i] === type && isStorable(values[i]));
  if (!fits) throw badInput('"after" is not a valid cursor.', "after");
  // The cast is safe, because the values were compared with their types in the shape.
  return values as never;
}

/** Returns true if the database can store the value. */
const isStorable = (value: unknown) =>
  typeof value === "number"
    ? Number.isInteger(value) && Math.abs(value) < 2 ** 31
    : typeof value === "string" && !value.includes("\0");

function parseCursor(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, "base64url").toString());
  } catch {
    return null;
  }
}

/**
 * Makes a page from rows, of which one more than the page size was read.
 * @param getCursorValues returns the values that the list is sorted by
 */
export function makeConnection<Item>(
  rows: readonly Item[],
  { first, after }: PageRequest,
  getCursorValues: (item: Item) => readonly (string | number)[],
  countAll: () => Promise<number>,
): Connection<Item> {
  const edges = rows
    .slice(0, first)
    .map((node) => ({ cursor: makeCursor(getCursorValues(node)), node }));
  const pageInfo = {
    startCursor: edges[0]?.cursor ?? null,
    endCursor: edges.at(-1)?.cursor ?? null,
    hasNextPage: rows.length > first,
    // True after a cursor, because the item that `after` names precedes the page.
    hasPreviousPage: Boolean(after),
  };
  return { edges, pageInfo, countAll };
}
