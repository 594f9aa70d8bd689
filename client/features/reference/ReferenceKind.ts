import type { TypedDocumentNode } from "@apollo/client";
import type { TableOrder } from "../../shared/table/tableQuery";
import type { PrefixOf } from "../../shared/words/Catalogue";
import type { Failures } from "./failures";

/** One thing of a kind, as its form has it. */
export interface Named {
  id: string;
  key: number;
  name: string;
  version: number;
}

/** Whoever looks at a screen of a kind, and whether they may. */
export interface Access {
  viewer: { id: string } | null;
  mayEdit: boolean;
}

export type ReferenceSort = "key" | "name";

/** One row of a kind's table. */
export interface ReferenceRow {
  id: string;
  key: number;
  name: string;
  recipeCount?: number;
}

export interface ReferencePage extends Access {
  page: {
    edges: { node: ReferenceRow }[];
    pageInfo: { endCursor: string | null; hasNextPage: boolean };
    totalCount: number;
  };
}

interface PageVariables {
  first: number;
  after?: string | null;
  search?: string | null;
  sort: Uppercase<`${ReferenceSort}_${"asc" | "desc"}`>;
}

/**
 * All that makes one kind of reference data different from the others. Their documents ask for the
 * same under the same names, by aliases.
 */
export interface ReferenceKind {
  /** Where in the catalogue its words stand. */
  words: PrefixOf<"nameLabel">;
  failures: Failures;
  paths: {
    list: () => string;
    new: () => string;
    edit: (key: number) => string;
    delete: (key: number) => string;
  };
  order: TableOrder<ReferenceSort>;
  /** Whether its table says how many recipes use each. */
  countsRecipes: boolean;
  documents: {
    list: TypedDocumentNode<ReferencePage, PageVariables>;
    access: TypedDocumentNode<Access, Record<string, never>>;
    one: TypedDocumentNode<Access & { one: Named }, { key: number }>;
    add: TypedDocumentNode<{ added: { id: string } }, { input: { name: string } }>;
    rename: TypedDocumentNode<
      { renamed: Named },
      { key: number; input: { name: string }; version: number }
    >;
    delete: TypedDocumentNode<{ deleted: string }, { key: number }>;
  };
}
