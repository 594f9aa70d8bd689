import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";

let loading: Promise<ApolloLink> | undefined;

/**
 * Loads what sends operations to the server: a rendered page is alive without it. What asks the server before it is
 * there waits for it; what failed is loaded again.
 */
export const loadLink = (): Promise<ApolloLink> =>
  (loading ??= import("./browserLink")
    .then(({ browserLink }) => browserLink())
    .catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

/** The links of a browser's operations. */
export const lateLink = new ApolloLink((operation, forward) =>
  from(loadLink()).pipe(mergeMap((link) => link.request(operation, forward))),
);
