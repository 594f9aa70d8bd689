import type { ApolloClient } from "@apollo/client";
import type { QueryRef } from "@apollo/client/react";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TableOrder } from "../../shared/table/tableQuery";
import type { PrefixOf } from "../../shared/messages/Messages";
import type { ReferenceErrors } from "./ReferenceErrors";

/** An item of a kind, for its form. */
export interface ReferenceItem {
  id: string;
  key: number;
  name: string;
  version: number;
  /** The item's aliases, for kinds that have them. */
  aliases?: readonly { aliasId: number; name: string }[];
}

/** The viewer of a kind's screen, and their permissions. */
export interface Access {
  viewer: { id: string } | null;
  mayEdit: boolean;
  /** True if the viewer may merge two of the kind. */
  mayMerge?: boolean;
}

/** The schema's kinds that can be merged. */
export type MergeableKind = "CATEGORY" | "INGREDIENT" | "TAG";

export type ReferenceSort = "key" | "name";

/** A row of a kind's table. */
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
 * The generated functions of a kind's query. They are methods, because the compiler checks parameters of
 * methods bivariantly: a kind reads only data that it has preloaded itself.
 */
interface PreloadableQuery<Data, Options = LoadOptions> {
  preload(preload: Preload, options: Options): Promise<QueryRef<Data>>;
  useData(ref: QueryRef<Data>): Data;
}

/** The generated functions of a query that is repeated while its screen is open. */
interface RefetchableQuery<Data, Variables> extends PreloadableQuery<
  Data,
  LoadOptions & { variables: Variables }
> {
  fetch(client: ApolloClient, variables: Variables): Promise<{ data?: Data | undefined }>;
}

/** The part of a kind's generated mutation hook that its screens need. */
type UseMutation<Variables> = () => readonly [
  mutate: (options: { variables: Variables }) => Promise<unknown>,
  result: unknown,
];

/**
 * The differences between kinds of reference data. Their documents use aliases, so that all select the same
 * fields. A mounted screen has one kind (see routes.tsx), so that it calls the same hooks on every render.
 */
export interface ReferenceKind {
  /** The typename in the schema. */
  typename: "Category" | "DifficultyLevel" | "Ingredient" | "Tag";
  /** The kind for merging; null if it cannot be merged. */
  mergeable: MergeableKind | null;
  /** The key prefix of its messages. */
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
  /** True if its table shows the number of recipes of each. */
  countsRecipes: boolean;
  list: RefetchableQuery<ReferencePage, PageVariables>;
  access: PreloadableQuery<Access>;
  one: RefetchableQuery<Access & { one: ReferenceItem }, { key: number }>;
  useAdd: UseMutation<{ input: { name: string } }>;
  useRename: UseMutation<{ key: number; input: { name: string }; version: number }>;
  useDelete: UseMutation<{ key: number }>;
}
