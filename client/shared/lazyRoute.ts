import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";

/** Loads the code of a screen. */
export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A screen that few people open first: what starts its query comes beside its code. */
export const lazyRoute = (
  loader: () => Promise<LoaderFunction>,
  page: LoadPage,
): Pick<RouteObject, "lazy"> => ({
  lazy: { loader, Component: async () => (await page()).Component },
});
