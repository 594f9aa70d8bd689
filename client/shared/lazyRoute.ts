import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router-dom";
import { withMoreMessages } from "./messages/loadMessages";

/** Loads the code of a screen. */
export type LoadPage = () => Promise<{ Component: ComponentType }>;

/** A screen that few people open first: what starts its query comes beside its code. */
export const lazyRoute = (
  loader: () => Promise<LoaderFunction>,
  page: LoadPage,
): Pick<RouteObject, "lazy"> => ({
  lazy: {
    loader: () => withMoreMessages(loader()),
    Component: async () => (await withMoreMessages(page())).Component,
  },
});

/** The same for a screen without a query. */
export const lazyPage = (page: LoadPage): Pick<RouteObject, "lazy"> => ({
  lazy: () => withMoreMessages(page()),
});
