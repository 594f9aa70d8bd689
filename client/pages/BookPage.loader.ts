import type { LoaderFunctionArgs } from "react-router-dom";
import type { RecipeCollection } from "../shared/apollo/schema.generated";
import type { Preload } from "../shared/preload";
import { preloadBookPage } from "./BookPage.generated";

/** The number of recipes per request; a book reads all pages. */
export const PAGE_SIZE = 24;

const collections = { own: "OWN", favorites: "FAVORITES", all: "ALL" } as const;

export type CollectionName = keyof typeof collections;

const isName = (name: string | null): name is CollectionName =>
  name !== null && Object.hasOwn(collections, name);

/** Reads the collection from a URL; the default is the viewer's own. */
export const collectionIn = (searchParams: URLSearchParams): CollectionName => {
  const name = searchParams.get("of");
  return isName(name) ? name : "own";
};

/** A collection's name in the schema. */
export const readCollection = (name: CollectionName): RecipeCollection => collections[name];

/** Fetches the first recipes of the book; visitors are refused. */
export const bookLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) => {
    const of = readCollection(collectionIn(new URL(request.url).searchParams));
    return preloadBookPage(preload, { request, variables: { of, first: PAGE_SIZE, after: null } });
  };
