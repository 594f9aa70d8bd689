import type { ApolloClient } from "@apollo/client";
import type { QueryRef } from "@apollo/client/react";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TableOrder } from "../../shared/table/tableQuery";
import type { PrefixOf } from "../../shared/messages/Messages";
import type { ReferenceErrors } from "./ReferenceErrors";

/** One thing of a kind, as its form has it. */
export interface Named {
  id: string;
  key: number;
  name: string;
  version: number;
  /** Its other names, of a kind that has them. */
  aliases?: readonly { aliasId: number; name: string }[];
}

/** Whoever looks at a screen of a kind, and whether they may. */
export interface Access {
  viewer: { id: string } | null;
  mayEdit: boolean;
  /** Whether they may merge two of the kind. */
  mayMerge?: boolean;
}

/** What the schema calls the kinds of which two can be merged. */
export type MergeableKind = "CATEGORY" | "INGREDIENT" | "TAG";

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
 * What is generated for a query of a kind. Written as methods, whose parameters the compiler compares
 * either way round: a kind reads nothing but what it has preloaded itself.
 */
interface Preloaded<Data, Options = LoadOptions> {
  preload(preload: Preload, options: Options): Promise<QueryRef<Data>>;
  useData(ref: QueryRef<Data>): Data;
}

/** The same for a query that is asked again while its screen is open. */
interface Fetched<Data, Variables> extends Preloaded<Data, LoadOptions & { variables: Variables }> {
  fetch(client: ApolloClient, variables: Variables): Promise<{ data?: Data | undefined }>;
}

/** What is generated for a mutation of a kind, as far as its screens need it. */
type UseMutation<Variables> = () => readonly [
  mutate: (options: { variables: Variables }) => Promise<unknown>,
  result: unknown,
];

/**
 * All that makes one kind of reference data different from the others. Their documents ask for the
 * same under the same names, by aliases. A mounted screen is of one kind (see routes.tsx), so that it
 * calls the same hooks whenever it renders.
 */
export interface ReferenceKind {
  /** What the schema calls one. */
  typename: "Category" | "DifficultyLevel" | "Ingredient" | "Tag";
  /** Whether two of it can be merged, and as what. */
  mergeable: MergeableKind | null;
  /** The prefix of the keys of its messages. */
  messages: PrefixOf<"nameLabel">;
  errors: ReferenceErrors;
  paths: {
    list: () => string;
    duplicates: () => string;
    new: () => string;
    edit: (key: number) => string;
    delete: (key: number) => string;
  };
  order: TableOrder<ReferenceSort>;
  /** Whether its table says how many recipes use each. */
  countsRecipes: boolean;
  list: Fetched<ReferencePage, PageVariables>;
  access: Preloaded<Access>;
  one: Fetched<Access & { one: Named }, { key: number }>;
  useAdd: UseMutation<{ input: { name: string } }>;
  useRename: UseMutation<{ key: number; input: { name: string }; version: number }>;
  useDelete: UseMutation<{ key: number }>;
}
