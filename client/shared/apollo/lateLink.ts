import { ApolloLink } from "@apollo/client";
import { from, mergeMap } from "rxjs";

let loading: Promise<ApolloLink> | undefined;

/**
 * Loads the link that sends operations; a rendered page hydrates without it. Operations wait for it, and a
 * failed load is repeated.
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
