import type { ApolloCache, Reference } from "@apollo/client";

/** A cached list, with the fields of a connection. */
export interface CachedConnection {
  __typename?: string;
  edges: { node: Reference }[];
  totalCount?: number;
  pageInfo?: { hasNextPage?: boolean };
}

export const ROOT = "ROOT_QUERY";

export const isConnection = (value: unknown): value is CachedConnection =>
  Array.isArray((value as Partial<CachedConnection> | null)?.edges);

/** The cached objects that contain lists: the root and users. */
export const listHolders = (cache: ApolloCache): string[] =>
  Object.keys(cache.extract(true) as object).filter((id) => id === ROOT || id.startsWith("User:"));
