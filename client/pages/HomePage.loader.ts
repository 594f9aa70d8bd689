import type { LoaderFunctionArgs } from "react-router-dom";
import type { Preload } from "../shared/preload";
import { preloadHomePage } from "./HomePage.generated";

const ROW = 4;

/** The two rows of the start page. */
export const homeLoader =
  (preload: Preload) =>
  ({ request }: LoaderFunctionArgs) =>
    preloadHomePage(preload, { request, variables: { first: ROW }, fetchPolicy: "cache-first" });
