import type { LoaderFunction, RouteObject } from "react-router-dom";
import type { ReferenceKindName } from "../shared/referenceKinds";
import type { LazyScreen, LazyScreenName, ReferenceScreenName } from "./lazyScreens";
import type { Preload } from "./shared/preload";

type LazyRoute = Pick<RouteObject, "lazy">;

/** Loads the list of non-public screens, which are mostly used after a login. */
export const loadLazyScreens = async () => (await import("./lazyScreens")).lazyScreens;

const noLoader: LoaderFunction = () => null;

function lazyRoute(preload: Preload, findScreen: () => Promise<LazyScreen>): LazyRoute {
  return {
    lazy: {
      loader: async () => (await (await findScreen()).loader?.(preload)) ?? noLoader,
      Component: async () => (await (await findScreen()).page()).Component,
    },
  };
}

/** A screen that users rarely open first: its loader and code are loaded on demand. */
export const lazyScreen = (preload: Preload, name: LazyScreenName): LazyRoute =>
  lazyRoute(preload, async () => (await loadLazyScreens())[name]);

/** A screen of one kind of reference data. */
export const lazyReferenceScreen = (
  preload: Preload,
  kind: ReferenceKindName,
  name: ReferenceScreenName,
): LazyRoute => lazyRoute(preload, async () => (await loadLazyScreens()).reference(kind)[name]);
