import type { RouteObject } from "react-router-dom";
import type { KindName } from "./features/reference/kinds";
import { lazyRoute, type LoadPage } from "./shared/lazyRoute";
import type { Preload } from "./shared/preload";

/** A component of one kind's own: its screen is mounted anew for the next kind, whose hooks are others. */
const ofOneKind =
  (page: LoadPage): LoadPage =>
  async () => {
    const { Component: Page } = await page();
    return { Component: () => <Page /> };
  };

/** The four screens of a kind of reference data. */
export const referenceRoutes = (preload: Preload, kind: KindName, path: string): RouteObject[] => [
  {
    path,
    ...lazyRoute(
      async () =>
        (await import("./pages/ReferencePages.loader")).referenceListLoader(preload, kind),
      ofOneKind(() => import("./pages/ReferenceListPage")),
    ),
  },
  {
    path: `${path}/new`,
    ...lazyRoute(
      async () => (await import("./pages/ReferencePages.loader")).newReferenceLoader(preload, kind),
      ofOneKind(() => import("./pages/NewReferencePage")),
    ),
  },
  {
    path: `${path}/:id/edit`,
    ...lazyRoute(
      async () => (await import("./pages/ReferencePages.loader")).referenceLoader(preload, kind),
      ofOneKind(() => import("./pages/EditReferencePage")),
    ),
  },
  {
    path: `${path}/:id/delete`,
    ...lazyRoute(
      async () => (await import("./pages/ReferencePages.loader")).referenceLoader(preload, kind),
      ofOneKind(() => import("./pages/DeleteReferencePage")),
    ),
  },
];
