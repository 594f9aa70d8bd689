/** What a call of the table is about: keys of things made for it alone. */
export interface Things {
  recipe: number;
  deletedRecipe: number;
  review: number;
  user: number;
  tag: number;
  otherTag: number;
  /** Of tags, as is the next one. */
  merge: number;
  alias: number;
  category: number;
  level: number;
  ingredient: number;
  request: number;
  /** Of the contributor, as are the next two. */
  import: number;
  takenImport: number;
  importItem: number;
}

/** One act, through each door that leads to it. */
export interface PermittedCall {
  /** Fields of the schema that it stands for. */
  act: string;
  needs: (keyof Things)[];
  graphql(things: Things): string;
  /** Method, path and body of the same call over REST, with the row of its table. */
  rest?: { row: string; call(things: Things): [call: string, body?: object] };
}

/** Writes a row of the table. */
export const call = (
  act: string,
  needs: (keyof Things)[],
  graphql: PermittedCall["graphql"],
  row?: string,
  rest?: (things: Things) => [string, object?],
): PermittedCall => ({
  act,
  needs,
  graphql,
  ...(row && rest ? { rest: { row, call: rest } } : {}),
});

let serial = 0;
/** A name that nothing has yet. */
export const another = (): string => `another-${++serial}`;
