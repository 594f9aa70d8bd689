import type { ApolloClient } from "@apollo/client";
import type { QueryRef } from "@apollo/client/react";
import {
  type MergeableKindValue,
  type ReferenceKindDeclaration,
  type ReferenceKindName,
  referenceKinds,
} from "../../../shared/referenceKinds";
import type { LoadOptions, Preload } from "../../shared/preload";
import type { TableOrder } from "../../shared/table/tableQuery";
import { paths } from "../../shared/paths";
import type { ReferenceErrors } from "./ReferenceErrors";

/** An item of a kind, for its form. */
export interface ReferenceItem {
  id: string;
  key: number;
  name: string;
  version: number;
  /** The number of recipes that use it, for kinds that count them. */
  recipeCount?: number;
  /** The item's aliases, for kinds that have them. */
  aliases?: readonly { aliasId: number; name: string }[];
}

/** The viewer of a kind's screen, and their permissions. */
export interface Access {
  viewer: { id: string } | null;
  mayEdit: boolean;
  /** True if the viewer may merge items of the kind. */
  mayMerge?: boolean;
}

/** The schema's kinds that can be merged. */
export type MergeableKind = Uppercase<MergeableKindValue>;

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

/** The facts of a kind that client and server share. */
interface DeclaredKind {
  name: ReferenceKindName;
  /** The GraphQL type of the kind. */
  typename: ReferenceKindDeclaration["type"];
  /** The kind's name in the merging schema; null if it cannot be merged. */
  mergeable: MergeableKind | null;
  /** The prefix of the keys of the kind's messages. */
  messages: `reference.${ReferenceKindName}`;
  paths: (typeof paths)[ReferenceKindName];
}

/** Reads the declaration of a kind. */
export const declaredKind = (name: ReferenceKindName): DeclaredKind => {
  const { type, isMergeable } = referenceKinds[name];
  return {
    name,
    typename: type,
    // The type excludes kinds that cannot be merged.
    mergeable: isMergeable ? (type.toUpperCase() as MergeableKind) : null,
    messages: `reference.${name}`,
    paths: paths[name],
  };
};

/**
 * The differences between kinds of reference data. Their documents use aliases, so that all select the same
 * fields. A mounted screen has one kind (see routes.tsx), so that it calls the same hooks on every render.
 */
export interface ReferenceKind extends DeclaredKind {
  errors: ReferenceErrors;
  order: TableOrder<ReferenceSort>;
  /** True if the kind's table shows the number of recipes of each item. */
  countsRecipes: boolean;
  list: RefetchableQuery<ReferencePage, PageVariables>;
  access: PreloadableQuery<Access>;
  one: RefetchableQuery<Access & { one: ReferenceItem }, { key: number }>;
  useAdd: UseMutation<{ input: { name: string } }>;
  useRename: UseMutation<{ key: number; input: { name: string }; version: number }>;
  useDelete: UseMutation<{ key: number }>;
}
